import { describe, expect, it } from 'vitest';
import { fold, foldPhrase } from './fold.ts';

const same: [language: string | null, one: string, other: string][] = [
	['de', 'Düsseldorf', 'duesseldorf'],
	['de', 'Straße', 'STRASSE'],
	['de', 'Café', 'cafe'],
	['es', 'Acción', 'accion'],
	['fr', 'Garçon', 'garcon'],
	['fr', 'cœur', 'coeur'],
	['pt', 'ação', 'ACAO'],
	['it', 'perché', 'perche'],
	['nl', 'ideeën', 'ideeen'],
	['en', 'naïve', 'naive'],
	['en', 'ﬁne', 'fine'],
	['sv', 'Idé', 'ide'],
	['pl', 'Łódź', 'lodz'],
	['cs', 'příliš', 'prilis'],
	['sk', 'ľúbosť', 'lubost'],
	['tr', 'İstanbul', 'istanbul'],
	['tr', 'ISI', 'ısı'],
	['az', 'QIZ', 'qız'],
	['ru', 'Ёлка', 'елка'],
	['el', 'Αθήνα', 'ΑΘΗΝΑ'],
	['el', 'ΟΔΟΣ', 'οδος'],
	['ja', 'ＳＥＯ対策', 'seo対策'],
	['ja', 'ﾊﾞｲｸ', 'バイク'],
	['ko', '\u1112\u1161\u11AB', '한'],
	['en', 'soft\u00ADhy\u200Bphen', 'softhyphen'],
	[null, 'mm²', 'MM2'],
	[null, 'İzmir', 'izmir'],
];

const different: [language: string | null, one: string, other: string][] = [
	['de', 'drucken', 'drücken'],
	['de', 'schon', 'schön'],
	['es', 'año', 'ano'],
	['sv', 'får', 'far'],
	['fi', 'säde', 'sade'],
	['nb', 'gjør', 'gjor'],
	['da', 'får', 'far'],
	['tr', 'ısı', 'isi'],
	['vi', 'má', 'mà'],
	['ru', 'мой', 'мои'],
	['ja', 'かき', 'がき'],
	['en', 'が', 'か'],
];

describe('fold', () => {
	it.each(same)('in %s takes %j for %j', (language, one, other) => {
		expect(fold(one, language)).toBe(fold(other, language));
	});

	it.each(different)('in %s keeps %j and %j apart', (language, one, other) => {
		expect(fold(one, language)).not.toBe(fold(other, language));
	});
});

it('folds phrases to single spaces', () => {
	expect(foldPhrase('  Just\u3000another \n Site ', 'en')).toBe('just another site');
});
