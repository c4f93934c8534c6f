import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import type { IconName } from './icons.tsx';
import * as css from './tooltip.css.ts';

type TooltipProps = { label: string; icon: IconName; text: ReactNode };

/**
 * An icon button and its description, which opens after a tenth of a second of hovering (TR-1), and at once on focus or
 * click. It stays open while the pointer is on it; Escape, scrolling and a press elsewhere close it.
 */
export function Tooltip({ label, icon, text }: TooltipProps) {
  const id = useId();
  const trigger = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const { isOpen, turn } = useSwitch();
  useEffect(() => {
    const [around, opened] = [trigger.current, tip.current];
    if (!isOpen || opened === null || around === null) return;
    const close = () => turn(false, 0);
    // On the window, because a tooltip under the pointer has no focus (WCAG 1.4.13).
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    // Safari does not focus a tapped button, so a tap elsewhere causes no blur.
    const leave = ({ target }: Event) => {
      if (!around.contains(target as Node)) close();
    };
    opened.showPopover();
    placeBeside(around, opened);
    const watch = new AbortController();
    const on = { capture: true, signal: watch.signal };
    window.addEventListener('keydown', dismiss, on);
    window.addEventListener('pointerdown', leave, on);
    // Focusing a button that is out of sight scrolls to it, which must not close its tooltip.
    const frame = requestAnimationFrame(() => {
      placeBeside(around, opened);
      window.addEventListener('scroll', close, on);
    });
    return () => {
      cancelAnimationFrame(frame);
      watch.abort();
      opened.hidePopover();
    };
  }, [isOpen, turn]);

  return (
    <span
      ref={trigger}
      className={css.trigger}
      onPointerEnter={() => turn(true, 100)}
      onPointerLeave={() => turn(false, 100)}
      onFocus={() => turn(true, 0)}
      onBlur={() => turn(false, 0)}
      onClick={() => turn(true, 0)}
    >
      <IconButton label={label} icon={icon} describedBy={id} />
      <span ref={tip} id={id} role="tooltip" popover="manual" hidden={!isOpen} className={css.tip}>
        {isOpen && text}
      </span>
    </span>
  );
}

const margin = 8;

function placeBeside(trigger: HTMLElement, tip: HTMLElement) {
  const around = trigger.getBoundingClientRect();
  // What it describes stays visible: the whole row around the button.
  const row = (trigger.closest('[role="group"]') ?? trigger).getBoundingClientRect();
  const own = tip.getBoundingClientRect();
  const centered = around.left + (around.width - own.width) / 2;
  tip.style.left = `${Math.max(margin, Math.min(centered, window.innerWidth - own.width - margin))}px`;
  tip.style.top = `${row.top > own.height + margin ? row.top - own.height : row.bottom}px`;
}

function useSwitch() {
  const timer = useRef<number>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [turn] = useState(() => (open: boolean, after: number) => {
    window.clearTimeout(timer.current);
    if (after === 0) setOpen(open);
    else timer.current = window.setTimeout(() => setOpen(open), after);
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return { isOpen, turn };
}
