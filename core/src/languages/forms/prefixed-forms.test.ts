import { expect, it } from 'vitest';
import { parseKeyphrase } from '../../text/keyphrase/keyphrase.ts';
import { matchKeyphrase } from '../../text/keyphrase/match-keyphrase.ts';
import { createTextIndex } from '../../text/keyphrase/text-index.ts';

it.each([
	['ar', 'دبي', 'فنادق بدبي', true],
	['ar', 'خبز', 'الحليب والخبز', true],
	['ar', 'فنادق دبي', 'الفنادق في دبي', true],
	['ar', 'دبي', 'نص أدبي', false],
	['ar', 'لبن', 'قهوة بن', false],
	['he', 'ספר', 'הספר החדש', true],
	['he', 'הבית', 'בית ישן', true],
	['he', 'מלונות תל אביב', 'מלונות בתל אביב', true],
	['he', 'מים', 'על חוף ים', false],
	['he', 'לחם', 'מלח', false],
])('in %s, finds %j in %j: %s', (language, keyphrase, text, expected) => {
	const found = matchKeyphrase(createTextIndex([text], language), parseKeyphrase(keyphrase)).found;
	expect(found).toBe(expected);
});
