import { describe, expect, test } from 'vitest';
import { type Before, type JudgedCheck, judgeHeld, judgeRun } from './judge-run.ts';

/** Checks from a text such as `rrru`: one letter per keyword; `0` is a search without any result. */
function checksOf(states: string): JudgedCheck[] {
	return [...states].map((letter, index) => {
		const keywordId = index + 1;
		if (letter === '0') return { keywordId, state: 'u', checkedDepth: 0 };
		if (letter === 'r' || letter === 'u') return { keywordId, state: letter, checkedDepth: 30 };
		return { keywordId, state: 'e', checkedDepth: null };
	});
}

/** `r` ranked 7th, `d` ranked 80th, `u` not found, `0` found nothing at all, `-` never looked up. */
function seenBefore(states: string): Map<number, Before> {
	const known: Record<string, Before> = {
		r: { rank: 7, checkedDepth: 30 },
		d: { rank: 80, checkedDepth: 100 },
		u: { rank: null, checkedDepth: 30 },
		'0': { rank: null, checkedDepth: 0 },
	};
	const seen = [...states].map((letter, index) => [index + 1, known[letter]] as const);
	return new Map(seen.flatMap(([id, before]) => (before ? [[id, before] as const] : [])));
}

const judged = (now: string, before: string) => judgeRun(checksOf(now), seenBefore(before), 30);

describe('whether the results of a run are credible', () => {
	test.each([
		['all as before', 'rrrrrrrruu', 'rrrrrrrruu', 'good'],
		['half of the ranks are lost', 'rrrrruuuuu', 'rrrrrrrrrr', 'good'],
		['more than half are lost', 'rrrruuuuuu', 'rrrrrrrrrr', 'suspect'],
		['all are lost', 'uuuuuu', 'rrrrrr', 'suspect'],
		['four of four are lost: a page went', 'uuuu', 'rrrr', 'good'],
		['five of five are lost', 'uuuuu', 'rrrrr', 'suspect'],
		['keywords that never ranked do not weigh', 'uuuuurrrrrr', 'rrrrr------', 'suspect'],
		['new keywords that do not rank', 'uuuuuuuu', '--------', 'good'],
		['unranked before and now', 'uuuuuuuu', 'uuuuuuuu', 'good'],
		['ranks below the depth are not looked for', 'uuuuuuuu', 'dddddddd', 'good'],
		['no search has results', '000', '---', 'suspect'],
		['one keyword, one search without results', '0', '-', 'suspect'],
		['no results, as it was before', '00', '00', 'good'],
		['some searches have results', '00u', '---', 'good'],
		['a failed check is no lost rank', 'rrrreeeeerr', 'rrrrrrrrrrr', 'good'],
		['most checks failed', 'rreee', 'rrrrr', 'failed'],
		['all checks failed', 'eee', 'rrr', 'failed'],
		['lost and failed: held', 'uuuuueeeeee', 'rrrrrrrrrrr', 'suspect'],
	])('%s', (_, now, before, verdict) => {
		expect(judged(now, before).verdict).toBe(verdict);
	});

	test('names the keywords that lost their rank', () => {
		expect(judged('ruruuu', 'rrrr-u')).toMatchObject({ lost: [2, 4], ranked: 4 });
	});
});

describe('how a later run decides about a held one', () => {
	const before = 'rrrrrrrrrr';
	test.each([
		['the same are lost', 'uuuuuuurrr', 'uuuuuuurrr', 'confirmed'],
		['most of them are', 'uuuuuuurrr', 'uuuurrrrrr', 'confirmed'],
		['they are back', 'uuuuuuurrr', 'rrrrrrrrrr', 'contradicted'],
		['others are lost', 'uuuuuurrrr', 'rrrruuuuuu', 'contradicted'],
		['most failed', 'uuuuuuurrr', 'reeeeeeeee', 'open'],
		['all failed', 'uuuuuuurrr', 'eeeeeeeeee', 'open'],
		['no results again', '0000000000', '0000000000', 'confirmed'],
		['results again', '0000000000', 'rrrrrrrrrr', 'contradicted'],
	])('%s', (_, held, later, verdict) => {
		const [one, other] = [judged(held, before), judged(later, before)];
		expect(judgeHeld(one, other, checksOf(later))).toBe(verdict);
	});

	test('a first run without any result is dropped when the next one has some', () => {
		const later = judged('uuu', '---');
		expect(judgeHeld(judged('000', '---'), later, checksOf('uuu'))).toBe('contradicted');
	});
});
