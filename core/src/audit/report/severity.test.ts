import { expect, it } from 'vitest';
import { ruleWith } from '../rule.fixtures.ts';
import { severityOf } from './severity.ts';

const rule = ruleWith({ name: 'one', severity: 'warning', noteMessages: ['mild', 'faint'] });
const found = (message: string) => ({ message, values: {}, nodes: [] });

it.each([
	[['mild', 'faint'], 'note'],
	[['mild', 'severe'], 'warning'],
	[['severe'], 'warning'],
	[[], 'warning'],
] as const)('of occurrences %j is %s', (messages, severity) => {
	expect(severityOf(rule, messages.map(found))).toBe(severity);
});
