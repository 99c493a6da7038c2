import { readFileSync } from 'node:fs';
import path from 'node:path';
import { currentRuleSet } from '@plumbline/core';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');

test('the version is the same wherever WordPress and people look for it', () => {
	const header = read('plumbline.php').match(/Version:\s+(\S+)/)?.[1];
	const stable = read('readme.txt').match(/^Stable tag: (\S+)/m)?.[1];

	expect([header, stable]).toEqual([manifest.version, manifest.version]);
});

test('PHP and the scripts use the same rule set', () => {
	const ruleSet = read('plumbline.php').match(/const RULE_SET = '(.+)';/)?.[1];

	expect(ruleSet).toBe(currentRuleSet);
});

test('requires the same WordPress and PHP versions in both places', () => {
	const requirements = (text: string) =>
		['Requires at least', 'Requires PHP'].map(
			(name) => text.match(new RegExp(`${name}:\\s+(\\S+)`))?.[1],
		);

	expect(requirements(read('plumbline.php'))).toEqual(['6.8', '7.4']);
	expect(requirements(read('readme.txt'))).toEqual(['6.8', '7.4']);
});
