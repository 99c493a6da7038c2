import { expect, it } from 'vitest';
import { isByline } from './byline.ts';

it.each([
	['By Jane Baker', true],
	['by admin', true],
	['By Jane Baker | March 3, 2026', true],
	['Written by Jane O’Baker on 3 March 2026', true],
	['Posted on March 3, 2026 by Jane Baker', true],
	['Published 2026-03-03', true],
	['Von Jana Bäcker, 3. März 2026', true],
	['Por María Panadera', true],
	['By Jane Baker, March 3, 2026 | 3 min read', true],
	['2026年3月3日 著者：山田太郎', true],
	['作者：面包师 2026年3月3日', true],
	['投稿者: パン屋', true],
	['By the sea', false],
	['By Jane Baker: how to feed a starter and fold the dough.', false],
	['By hand and with care, since 1926, we bake rye bread', false],
	['Published books about bread', false],
	['', false],
])('%j: %j', (text, isOne) => {
	expect(isByline(text)).toBe(isOne);
});
