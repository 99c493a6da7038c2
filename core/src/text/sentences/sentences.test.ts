import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

const texts: [language: string | null, sentences: string[]][] = [
	['en', ['Bread is easy.', 'Flour, water, salt!', 'Is that all?', 'Yes.']],
	['en', ['Dr. R. D. Oudejans bakes.']],
	['en', ['See Fig. 3 for more.', 'It shows the crust.']],
	['en', ['J. R. R. Tolkien wrote it.', 'He lived in Oxford.']],
	['en', ['We use iPhone apps.', 'iOS is the system.', 'eBay is a shop.']],
	['en', ['It costs 3.50 euros at example.com. or less.']],
	['en', ['It costs 3.50 euros.', 'See https://example.com/a.b?c=d.e! for more.']],
	['en', ['Use flour, e.g. Spelt or rye, i.e. grain.']],
	['en', ['Mr. Smith sells bread, rolls, etc. at the market.']],
	['en', ['He sells bread, rolls, etc.', 'The shop opens at 5 p.m.', 'We like it.']],
	['en', ['No.', 'I said no.']],
	['en', ['Oven No. 5 is hot.', 'Vol. 2 is out.']],
	['en', ['“Is it done?” she asked.', '“Yes.”', 'He smiled.']],
	['en', ['(It is done.)', 'Good.']],
	['en', ['Wait… what?', 'Well...', 'It works.']],
	['en', ['Yahoo! is a name.', 'Node.js 2.0 is out.']],
	['en', ['In the U.S. Army they bake.', 'It grew in the U.S.', 'They bake.']],
	['en', ['1. Heat the oven.', '2. Bake.']],
	['en', ['It began in 1999.', 'Then came 2000.']],
	['en', ['It is free.[3][41]', 'Then it is not.[5]', 'See [6].', 'It is [sic] so.']],
	['en', ['No full stop at all']],
	['en', ['Really?!', 'Yes!!!']],
	['de', ['Am 3. Mai backt Dr. Müller z.B. Brot.', 'Das ist gut.']],
	['de', ['Er kauft Mehl, Salz usw. Brot backt er selbst.']],
	['de', ['Er kauft Mehl usw.', 'Das Brot backt er selbst.']],
	['de', ['Siehe Abb. 3 und Nr. 5.', '„Fertig!“, rief er.']],
	['de', ['Das war im Jahr 1999.', 'Danach kam nichts.']],
	['de', ['»Komm!« rief er.', '»Nein.«', 'Er ging.']],
	['fr', ['M. Dupont achète du pain, p. ex. du seigle.', '« Bon ! » dit-il.']],
	['fr', ['«\u00A0Oui.\u202F»', '«\u00A0Non.\u00A0»', 'Il part.']],
	['es', ['¿Qué pan?', '¡El de la Sra. López!', 'Cuesta 2.50 €.']],
	['it', ['Il sig. Rossi fa il pane.', 'È buono.']],
	['nl', ['Dhr. Jansen bakt bijv. Brood.', 'Het is goed.']],
	['pl', ['Pan dr. Nowak piecze np. Chleb.', 'Jest dobry.']],
	['ru', ['А. С. Пушкин ел хлеб, т.е. Булку.', 'Он жил в г. Москве.']],
	['tr', ['Prof. Yılmaz ekmek yapar.', 'Güzel.']],
	['hi', ['यह रोटी है।', 'यह चावल है॥', 'क्या यह अच्छा है?']],
	['ja', ['パンを焼く。', '「もう焼けた。」と言った。', '本当？', 'はい！']],
	['ja', ['焼く（中温で。）', '次に冷ます。']],
	['zh', ['我们烤面包。', '很简单！', '你呢？']],
	['ko', ['빵을 굽습니다.', '쉽습니다.']],
	['ar', ['هل الخبز جاهز؟', 'نعم.', 'هذا جيد!']],
	['ur', ['یہ روٹی ہے۔', 'اچھی ہے۔']],
	['hy', ['Սա հաց է։', 'Լավ է։']],
	['am', ['ይህ ዳቦ ነው።', 'ጥሩ ነው።']],
	['el', ['Είναι έτοιμο;', 'Ναι.', 'Ωραία.']],
	['km', ['នេះជានំប៉័ង។', 'វាឆ្ងាញ់។']],
	['he', ['זה לחם.', 'הוא טוב.']],
	['en', ['Vol. II has Max. 40 pages, min. 5.', 'World War I.', 'Then came peace.']],
	['de', ['Nutzen Sie z. B. Mehl, d. h. Roggen, i. d. R. Dinkel.', 'Das gilt u. a. Brot.']],
	['de', ['Die Müller GmbH & Co. KG backt.', 'Er ist bei Müller & Co.', 'Die Firma wächst.']],
	['de', ['Dr. med. Anna Groß und Dr. rer. nat. Jan Klein backen.', 'Siehe Bd. II, Kap. IV.']],
	['es', ['EE. UU. hornea.', 'Vive en EE. UU.', 'El pan nació en el s. XIX.']],
	['da', ['Kl. 10 åbner vi.', 'Det koster ca. 20 kr. pr. stk.', 'Velkommen!']],
	['nb', ['Kl. 10 åpner vi.', 'Velkommen!']],
	['de', ['Die Hl. Drei Könige kamen.', 'Dann gingen sie.']],
	['fr', ['Selon l’art. 5 al. 2, c’est interdit.', 'Fin.']],
	['it', ['L’art. 5 del d.lgs. 81 lo prevede.', 'Fine.']],
	['tr', ['Adres: Atatürk Cad. No. 5 Kat. 2, İstanbul.', 'Bekliyoruz.']],
	['id', ['Harganya Rp. 10.000 saja.', 'Pesan sekarang!']],
	['it', ['Nel sec. XVI nacque il pane.', 'Poi no.']],
	['pt', ['No séc. XX mudou.', 'Fim.']],
	['cs', ['Pan p. Novák bydlí na ul. Dlouhá u nám. Míru.', 'Dobře.']],
	['id', ['PT. Maju Jaya dan CV. Abadi di Kec. Cilandak.', 'Bagus.']],
	['pl', ['Mieszka w woj. Mazowieckim, pow. Garwolin.', 'Tak.']],
	['vi', ['Khách sạn TP. Hồ Chí Minh, Q. 1, giá rẻ.', 'ThS. Lan và BS. Nam ở đó.']],
	['hi', ['डॉ. शर्मा और प्रो. वर्मा आए।', 'वे अच्छे हैं।']],
	['ar', ['قال د. أحمد للسيد أ. سالم إنه سيأتي.', 'متى؟']],
	[null, ['One sentence.', 'Another one.']],
];

describe('sentencesOf', () => {
	it.each(texts)('in %s: %j', (language, sentences) => {
		const text = sentences.join(/[ぁ-んァ-ヶ一-龥]/.test(sentences[0]!) ? '' : ' ');
		const found = sentencesOf(text, language)!;
		expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(sentences);
	});

	it.each([
		['th', 'การอบขนมปังที่บ้านง่ายกว่าที่คุณคิด คุณต้องใช้แป้ง'],
		['lo', 'ຮ້ານກາເຟສົດ ຮ້ານກາເຟສົດ'],
	])('does not guess where sentences of %s end', (language, text) => {
		expect(sentencesOf(text, language)).toBeNull();
	});

	it.each(['', ' ', '\u00A0'])('finds no sentence in %j', (text) => {
		expect(sentencesOf(text, 'en')).toEqual([]);
	});

	it.each([
		['fr', 'Non !', ' !'],
		['de', 'Am 3.', ' 3.'],
		['en', 'A.', ' A.'],
		['en', 'No (', '.('],
	])(
		'reads a text in %s that starts with %j and repeats %j as one sentence',
		(language, start, more) => {
			expect(sentencesOf(start + more.repeat(50_000), language)).toHaveLength(1);
		},
	);

	it('covers everything except white space, in order', () => {
		const unit = fc.constantFrom(...'aB1 .!?…"”)。」；\u00A0é');
		fc.assert(
			fc.property(fc.string({ unit }), (text) => {
				let last = 0;
				for (const { start, end } of sentencesOf(text, 'en')!) {
					expect(text.slice(last, start).trim()).toBe('');
					expect(end).toBeGreaterThan(start);
					last = end;
				}
				expect(text.slice(last).trim()).toBe('');
			}),
		);
	});
});
