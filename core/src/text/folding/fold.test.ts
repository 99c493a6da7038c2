import { describe, expect, it } from 'vitest';
import { fold, foldPhrase } from './fold.ts';
import { foldWithOffsets } from './fold-with-offsets.ts';

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
	['ru', 'за́мок', 'замок'],
	['ar', 'أحمد إلى آسيا', 'احمد الي اسيا'],
	['ar', 'مدينة', 'مدينه'],
	['ar', 'الـــعـــربية', 'العربية'],
	['ar', 'كِتَابٌ', 'كتاب'],
	['ar', '١٢٣', '123'],
	['fa', 'كتابي', 'کتابی'],
	['fa', 'می‌شود', 'میشود'],
	['fa', '۱۲', '12'],
	['he', 'שָׁלוֹם', 'שלום'],
	['hi', 'ज़रूरत', 'जरूरत'],
	['hi', 'हाँ', 'हां'],
	['hi', 'हिन्दी', 'हिंदी'],
	['hi', 'सम्पर्क', 'संपर्क'],
	['hi', 'ठण्डा पङ्खा', 'ठंडा पंखा'],
	['hi', '२०२६', '2026'],
	['th', 'เเมว', 'แมว'],
	['th', 'น้ำ', 'น\u0E4D\u0E49า'],
	['vi', 'hoà', 'hòa'],
	['vi', 'thuý', 'thúy'],
	['hr', 'šećer', 'secer'],
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
	['vi', 'ma', 'má'],
	['vi', 'quý', 'qúi'],
	['ar', 'كتاب', 'كتب'],
	['th', 'ปา', 'ป่า'],
	['ja', 'ビール', 'ビル'],
	['ja', 'サーバー', 'サーバ'],
	['ja', 'カメラ', 'かめら'],
	['zh', '手机', '手機'],
	['ru', 'мой', 'мои'],
	['ja', 'かき', 'がき'],
	['en', 'が', 'か'],
];

describe('fold', () => {
	it.each(same)('in %s treats %j and %j as equal', (language, one, other) => {
		expect(fold(one, language)).toBe(fold(other, language));
	});

	it.each(different)('in %s keeps %j and %j apart', (language, one, other) => {
		expect(fold(one, language)).not.toBe(fold(other, language));
	});
});

it('folds phrases to single spaces', () => {
	expect(foldPhrase('  Just\u3000another \n Site ', 'en')).toBe('just another site');
});

it.each([
	['th', 'น้ำเเข็ง', 'แข็ง', 'เเข็ง'],
	['th', 'กรุงเทพฯ น้ำ', 'น้ำ', 'น้ำ'],
	['ja', 'ﾊﾞｲｸ Map', 'map', 'Map'],
	['ja', '１㌔の𠮷野家', '𠮷野家', '𠮷野家'],
])('in %s knows where in %j the folded %j was', (language, text, part, original) => {
	const folded = foldWithOffsets(text, language);
	const at = folded.text.indexOf(part);
	expect(text.slice(folded.startOf(at), folded.endOf(at + part.length))).toBe(original);
});
