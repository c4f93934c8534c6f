import { ESLint } from 'eslint';
import ts from 'typescript';

// The compiler and the rules that ask it for types share one program: each alone would find out every type anew.
const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (found: ts.Diagnostic) => say([found]) };
const asText = {
  getCanonicalFileName: (name: string) => name,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => '\n',
};
const say = (found: readonly ts.Diagnostic[]) => {
  if (found.length > 0) process.exitCode = 1;
  console.log(ts.formatDiagnostics(found, asText));
};

const config = ts.getParsedCommandLineOfConfigFile('tsconfig.json', {}, host);
if (!config) throw new Error('tsconfig.json could not be read.');
const program = ts.createProgram({
  rootNames: config.fileNames,
  options: config.options,
  configFileParsingDiagnostics: config.errors,
});
const wrong = ts.getPreEmitDiagnostics(program);
say(wrong);

const eslint = new ESLint({
  overrideConfigFile: '.ci/eslint.config.js',
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: false, programs: [program] } },
  },
});
const linted = await eslint.lintFiles(['.']);
console.log(await (await eslint.loadFormatter('stylish')).format(linted));
if (linted.some(({ errorCount, fatalErrorCount }) => errorCount + fatalErrorCount > 0)) process.exitCode = 1;
console.log(
  `types: ${wrong.length} complaints; lint: ${linted.reduce((sum, { errorCount }) => sum + errorCount, 0)} in ${linted.length} files`,
);
