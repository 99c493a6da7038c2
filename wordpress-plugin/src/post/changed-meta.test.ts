import { expect, test } from 'vitest';
import { changedMeta } from './changed-meta.ts';

test('of ours only what was changed is sent, of others everything', () => {
	const keywords = [{ keyword: 'rye', synonyms: [] }];
	const saved = { _plumbline_keywords: keywords, _plumbline_title: 'Rye', footnotes: '' };
	const edited = { ...saved, _plumbline_keywords: [...keywords], _plumbline_title: '' };

	expect(changedMeta(edited, saved)).toEqual({ _plumbline_title: '', footnotes: '' });
});
