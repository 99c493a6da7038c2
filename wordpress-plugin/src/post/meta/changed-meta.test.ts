import { expect, test } from 'vitest';
import { changedMeta } from './changed-meta.ts';

test('sends only the changed keys of Plumbline, and all keys of other plugins', () => {
	const keywords = [{ keyword: 'rye', synonyms: [] }];
	const saved = { _plumbline_keywords: keywords, _plumbline_title: 'Rye', footnotes: '' };
	const edited = { ...saved, _plumbline_keywords: [...keywords], _plumbline_title: '' };

	expect(changedMeta(edited, saved)).toEqual({ _plumbline_title: '', footnotes: '' });
});
