import { expect, it } from 'vitest';
import { readingLimits } from './reading-limits.ts';

it.each([
	['en', 'words', 20, 150],
	['es', 'words', 25, 150],
	['ru', 'words', 15, 150],
	['ja', 'characters', 40, 300],
])('knows the limits for sentences and paragraphs in %s', (language, unit, sentence, paragraph) => {
	expect(readingLimits(language)).toMatchObject({ unit, sentence, paragraph });
});

it.each(['th', 'zh', 'eo', 'constructor', null])('has no limits for %s', (language) => {
	expect(readingLimits(language)).toBeUndefined();
});
