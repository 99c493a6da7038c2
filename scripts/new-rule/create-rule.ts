import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RulePath } from './rule-path.ts';
import { fixturesSource, ruleSource } from './rule-source.ts';

const catalogue = 'core/src/rules/rules.ts';

interface Created {
	/** The reason if nothing was written. */
	readonly problem: string | null;
	readonly written: readonly string[];
}

/** Writes two files and a line in the catalogue. */
export function createRule(root: string, rule: RulePath, today: Date): Created {
	const { fixturesPath, rulePath } = rule;
	if (existsSync(path.join(root, rulePath))) {
		return { problem: `${rulePath} already exists; nothing was written.`, written: [] };
	}
	const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
	const files: readonly (readonly [string, string])[] = [
		[rulePath, ruleSource(rule, today)],
		[fixturesPath, fixturesSource(rule)],
		[catalogue, withRule(read(catalogue), rule)],
	];
	for (const [file, content] of files) {
		mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
		writeFileSync(path.join(root, file), content);
	}
	return { problem: null, written: files.map(([file]) => file) };
}

/** The catalogue with one more rule: its import is sorted, and its entry ends its group. */
export const withRule = (source: string, rule: RulePath): string =>
	withLine(withImport(source, rule), rule);

function withImport(source: string, { constant, module }: RulePath): string {
	const added = `import { ${constant} } from './${module}.rule.ts';`;
	const lines = source.split('\n');
	const isRule = (line: string) => /^import .* from '\.\/.*\.rule\.ts';$/.test(line);
	const after = lines.findIndex((line) => isRule(line) && pathIn(line) > `./${module}.rule.ts`);
	const at = after < 0 ? lines.findLastIndex((line) => line.startsWith('import ')) + 1 : after;
	return lines.toSpliced(at, 0, added).join('\n');
}

const pathIn = (line: string) => /'(.*)'/.exec(line)?.[1] ?? '';

function withLine(source: string, { constant, group, module }: RulePath): string {
	const start = source.indexOf('export const rules');
	const end = source.indexOf('];', start);
	const lines = source.slice(start, end).trimEnd().split('\n');
	const members = membersOf(source, module.split('/')[0] ?? '');
	const last = lines.findLastIndex((line) => members.has(line.trim().replace(/,$/, '')));
	const added =
		last < 0 ? [`\t// ${group.replaceAll('_', ' ')}`, `\t${constant},`] : [`\t${constant},`];
	const whole = lines.toSpliced(last < 0 ? lines.length : last + 1, 0, ...added);
	return `${source.slice(0, start)}${whole.join('\n')}\n${source.slice(end)}`;
}

/** Names of the rules imported from a group's folder. */
function membersOf(source: string, folder: string): ReadonlySet<string> {
	const imports = source.matchAll(/^import \{ (\w+) \} from '\.\/([\w-]+)\//gm);
	return new Set(
		[...imports].filter(([, , from]) => from === folder).map(([, name]) => name ?? ''),
	);
}
