const paths = {
  bell: 'M6 9a6 6 0 1 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7Z M10 20a2 2 0 0 0 4 0',
  bolt: 'M13 3 5 14h6l-1 7 8-11h-6l1-7Z',
  chart: 'M4 4v16h16 M8 16v-4 M12.5 16V8 M17 16v-6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z M12 7v5l3.5 2',
  close: 'M6 6l12 12 M18 6 6 18',
  dice:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Z ' +
    'M8.5 8.5v.01 M15.5 8.5v.01 M12 12v.01 M8.5 15.5v.01 M15.5 15.5v.01',
  error: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z M12 7.5v5.5 M12 16.5v.01',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  'eye-off':
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z M4 4l16 16',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z M9.5 9.3a2.6 2.6 0 1 1 3.7 2.3c-.8.4-1.2 1-1.2 1.9 M12 16.7v.01',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z M12 11v5.5 M12 7.5v.01',
  logout: 'M14 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h8 M10 12h10 M16.5 8.5 20 12l-3.5 3.5',
  mail: 'M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Z M3.5 7l8.5 6.5L20.5 7',
  menu: 'M4 6.5h16 M4 12h16 M4 17.5h16',
  pencil: 'M4 20l.8-4L16 4.8a1.7 1.7 0 0 1 2.4 0l.8.8a1.7 1.7 0 0 1 0 2.4L8 19.2 4 20Z M14 6.8l3.2 3.2',
  share: 'M12 15V4 M8 8l4-4 4 4 M5 13v6h14v-6',
  shield: 'M12 3l7.5 2.8V11c0 4.8-3 8.3-7.5 10-4.5-1.7-7.5-5.2-7.5-10V5.8L12 3Z m-3.2 9 2.3 2.3 4.3-4.5',
  star: 'm12 4 2.5 5.2 5.7.7-4.2 3.9 1.1 5.7L12 16.7l-5.1 2.8 1.1-5.7-4.2-3.9 5.700-.7L12 4Z',
  success: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z M8 12.3l2.8 2.8L16.2 9.5',
  ticket:
    'M3 7a1 1 0 0 1 1-1h16a1 1 0 0 1 1 1v3a2 2 0 0 0 0 4v3a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-3a2 2 0 0 0 0-4V7Z ' +
    'M14 6v2.5 M14 10.8v2.4 M14 15.5V18',
  trash:
    'M4 6.5h16 M9 6.5V4.5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2 ' +
    'M6 6.5l.9 13a1 1 0 0 0 1 1h8.2a1 1 0 0 0 1-1l.9-13 M10 10.5v6 M14 10.5v6',
  trophy: 'M8 4h8v6a4 4 0 0 1-8 0V4Z M8 6H5v1a3 3 0 0 0 3 3 M16 6h3v1a3 3 0 0 1-3 3 M12 14v5 M8 20h8',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z M4 20.5c.6-4 3.6-6 8-6s7.4 2 8 6',
  warning: 'M12 4 2.8 19.5h18.4L12 4Z M12 10v4.5 M12 17v.01',
};

export type IconName = keyof typeof paths;

/**
 * An icon in the color of its text; `size` is a CSS length. It has no name of its own: its meaning is named beside it.
 */
export function Icon({ name, size = '1.5em' }: { name: IconName; size?: string }) {
  return (
    <svg
      data-icon={name}
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
    >
      <path d={paths[name]} strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
