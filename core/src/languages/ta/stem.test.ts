import { expect, it } from 'vitest';
import { parseKeyphrase } from '../../text/keyphrase/keyphrase.ts';
import { matchKeyphrase } from '../../text/keyphrase/match-keyphrase.ts';
import { createTextIndex } from '../../text/keyphrase/text-index.ts';
import { stem } from './stem.ts';

it.each([
	'வீடு வீடுகள் வீட்டில் வீட்டை வீட்டிற்கு வீட்டின்',
	'புத்தகம் புத்தகங்கள் புத்தகத்தை புத்தகத்தைப் புத்தகங்களில்',
	'உணவு உணவுகள் உணவை உணவில்',
	'சென்னை சென்னையில் சென்னையின் சென்னைக்கு',
	'பள்ளி பள்ளிகள் பள்ளிக்கு பள்ளியில் பள்ளியை',
	'மருத்துவர் மருத்துவர்கள் மருத்துவரை மருத்துவருக்கு',
	'பொருள் பொருட்கள் பொருட்களை',
	'விழா விழாவில் விழாக்கள்',
	'கல் கல்லில் கற்கள்',
	'வேலை வேலைகள் வேலையை',
])('%s are forms of one word', (forms) => {
	expect(new Set(forms.split(' ').map(stem)).size).toBe(1);
});

it.each([
	['மருத்துவர்', 'மரு'],
	['கல்வி', 'கல்'],
	['பாட்டு', 'பாடம்'],
	['மலை', 'மரம்'],
	['விலை', 'வில்'],
])('%s and %s are different words', (one, other) => {
	expect(stem(one)).not.toBe(stem(other));
});

const isFound = (keyphrase: string, text: string) =>
	matchKeyphrase(createTextIndex([text], 'ta'), parseKeyphrase(keyphrase)).found;

it('a keyword is found in its inflected form, unless it is quoted', () => {
	expect(isFound('வீடு சென்னை', 'வீடுகள் சென்னையில் விற்பனைக்கு')).toBe(true);
	expect(isFound('"வீடு"', 'வீடுகள் விற்பனைக்கு')).toBe(false);
	expect(isFound('கல்', 'கல்வி நிறுவனங்கள்')).toBe(false);
});
