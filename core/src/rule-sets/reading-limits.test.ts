import { expect, it } from 'vitest';
import { readingLimits } from './reading-limits.ts';

it.each([
	['en', 'words', 20, 150],
	['es', 'words', 25, 150],
	['ru', 'words', 15, 150],
	['ja', 'characters', 40, 300],
])(
	'knows how long sentences and paragraphs of %s may be',
	(language, unit, sentence, paragraph) => {
		expect(readingLimits(language)).toMatchObject({ unit, sentence, paragraph });
	},
);

it.each(['th', 'zh', 'eo', 'constructor', null])('knows nothing of %s', (language) => {
	expect(readingLimits(language)).toBeUndefined();
});
