import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPath, matchesPattern } from './robots-pattern.ts';

/** The same rule as a regular expression: slow on hostile patterns, but plain to read. */
function matchesByExpression(path: string, pattern: string): boolean {
	const isAnchored = pattern.endsWith('$');
	const body = isAnchored ? pattern.slice(0, -1) : pattern;
	const source = body
		.split('*')
		.map((piece) => piece.replaceAll('$', '\\$'))
		.join('.*');
	return new RegExp(`^${source}${isAnchored ? '$' : ''}`, 's').test(path);
}

test('“*” and “$” match like the equivalent regular expression', () => {
	const path = fc.string({ unit: fc.constantFrom('a', 'b', '/', '$'), maxLength: 12 });
	const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '/', '*', '$'), maxLength: 8 });
	fc.assert(
		fc.property(path, pattern, (path, pattern) => {
			expect(matchesPattern(path, pattern)).toBe(matchesByExpression(path, pattern));
		}),
		{ numRuns: 2000 },
	);
});

test('normalizing a path twice changes nothing more', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (text) => {
			const once = canonicalPath(text);
			expect(canonicalPath(once)).toBe(once);
		}),
	);
});
