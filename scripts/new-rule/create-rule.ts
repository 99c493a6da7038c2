import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withRule } from './catalogue-source.ts';
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
