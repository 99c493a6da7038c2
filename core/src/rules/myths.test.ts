import { describe, expect, it } from 'vitest';
import { myths } from './myths.ts';
import { rules } from './rules.ts';

describe.each(myths)('“$claim”', ({ isWorthANote, names, pattern }) => {
	it.each(names)('would be recognized by the name %s', (name) => {
		expect(name).toMatch(pattern);
	});

	it('is not a rule, or is a note that cites no search engine', () => {
		const matching = rules.filter(({ name }) => pattern.test(name));
		if (!isWorthANote) expect(matching.map(({ name }) => name)).toEqual([]);
		for (const rule of matching) {
			expect(rule.severity, rule.name).toBe('note');
			expect(rule.class, rule.name).not.toBe('engine');
		}
	});
});
