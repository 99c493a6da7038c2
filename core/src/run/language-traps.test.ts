import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../text/detection/detect-language.ts';
import { fold } from '../text/folding/fold.ts';
import { sentencesOf } from '../text/sentences/sentences.ts';
import { countWords } from '../text/words/count-words.ts';
import { findMojibake } from '../text/words/mojibake.ts';
import { findPlaceholders, findUnfilledParts } from '../values/failed-value.ts';
import { type AuditHtmlOptions, auditHtml } from './audit-html.ts';

/** Mistakes of competitors and of our first drafts, by name. All of these now come out right. */
type Trap = [name: string, lang: string, text: string, keyword: string, status: Verdict];
type Verdict = 'passed' | 'failed' | 'not_checked';

const found: Trap[] = [
	['drucken is not drücken', 'de', 'Hier bitte drücken und warten.', 'drucken', 'failed'],
	['ü is typed as ue', 'de', 'Hier bitte drücken und warten.', 'druecken', 'passed'],
	['ß is ss', 'de', 'Das Haus steht an der Straße.', 'strasse', 'passed'],
	['año is not ano', 'es', 'Un año de pan en casa.', 'ano', 'failed'],
	['accion finds Acción', 'es', 'La Acción humana explicada.', 'accion humana', 'passed'],
	['acción finds accion', 'es', 'La accion humana explicada.', 'acción humana', 'passed'],
	['far is not får', 'sv', 'Hon åkte far bort.', 'får', 'failed'],
	['ı is not i', 'tr', 'Bu isi seven var.', 'ısı', 'failed'],
	['İ is i', 'tr', 'İSTANBUL OTELLERİ burada.', 'istanbul otelleri', 'passed'],
	['ł is typed as l', 'pl', 'Hotel w mieście Łódź.', 'lodz', 'passed'],
	['tones are words', 'vi', 'Bánh mà nóng.', 'má', 'failed'],
	['ё is е', 'ru', 'Новогодняя ёлка дома.', 'елка', 'passed'],
	['the tonos is left out', 'el', 'Ψωμί στην Αθήνα.', 'αθηνα', 'passed'],
	['tatweel and harakat', 'ar', 'الـخُـبْـز في المنزل.', 'الخبز', 'passed'],
	['zero width non-joiner', 'fa', 'نان خانگی آسان‌تر است.', 'آسانتر', 'passed'],
	['nukta', 'hi', 'यह ज़रूरत की चीज़ है।', 'जरूरत', 'passed'],
	['京都 is not in 東京都', 'ja', '東京都のカフェを探しています。', '京都', 'failed'],
	['東京 begins 東京で', 'ja', '東京でカフェを探しています。', '東京', 'passed'],
	['U+3000 means and', 'ja', '京都の人気カフェを探しています。', '京都　カフェ', 'passed'],
	['and means all', 'ja', '京都の人気の店を探しています。', '京都　カフェ', 'failed'],
	['full-width letters', 'ja', 'ＳＥＯ対策を始めます。', 'seo対策', 'passed'],
	['half-width kana', 'ja', '新しいﾊﾞｲｸの選び方です。', 'バイク', 'passed'],
	['国人 is not in 中国人民', 'zh', '中国人民的生活很好。', '国人', 'failed'],
	['上海 is in 上海市', 'zh', '上海市的天气很好。', '上海', 'passed'],
	['京都 is not in 东京都', 'zh', '东京都很大。', '京都', 'failed'],
	['simplified for traditional', 'zh', '蘋果手機很好。', '手机', 'passed'],
	['nobody knows in 发展中国家', 'zh', '发展中国家很多。', '中国', 'not_checked'],
	['Thai without spaces', 'th', 'ร้านกาแฟสดในกรุงเทพ', 'กรุงเทพ', 'passed'],
	['ตา or ตาก in ตากลม', 'th', 'ไปตากลมกัน', 'ตา', 'not_checked'],
	['Korean particle written on', 'ko', '서울의 카페를 소개합니다.', '서울 카페', 'passed'],
	['Korean particle missing', 'ko', '서울 카페 소개입니다.', '서울', 'passed'],
	['another Korean word', 'ko', '서울시청 소개입니다.', '서울', 'failed'],
	['commas in a keyword', 'de', 'Das Kabel 1,5 mm² ist rot.', 'kabel 1,5 mm²', 'passed'],
	['another number', 'de', 'Das Kabel 2,5 mm² ist rot.', 'kabel 1,5 mm²', 'failed'],
	['c++', 'en', 'Learn C++ in a week.', 'c++', 'passed'],
	['c is not c++', 'en', 'Learn C++ in a week.', 'c', 'failed'],
	['C#', 'en', 'Learn C# in a week.', 'c#', 'passed'],
	['.NET', 'en', 'Learn .NET in a week.', '.NET', 'passed'],
	['node.js', 'en', 'A Node.js server.', 'node.js', 'passed'],
	['e-mail is email', 'en', 'Write an email today.', 'e-mail', 'passed'],
	['email is e-mail', 'en', 'Write an e-mail today.', 'email', 'passed'],
	['an ampersand', 'en', 'Shoes by H&M are here.', 'h&m', 'passed'],
	['an emoji beside the words', 'en', 'Fresh 🍞 bread rolls.', '🍞 bread', 'passed'],
	['a keyword of an emoji alone', 'en', 'Fresh bread rolls.', '🍞', 'failed'],
	['a keyword that ends with a full stop', 'en', 'Rye bread.', 'rye bread.', 'passed'],
	['forms of a word', 'en', 'The best running shoes.', 'run shoe', 'passed'],
	['quotes mean these forms', 'en', 'A red shoe for you.', '“red shoes”', 'failed'],
	['German quotes', 'de', 'Rote Schuhe kaufen.', '„rote Schuhe“', 'passed'],
	['French quotes', 'fr', 'Des chaussures rouges.', '« chaussures rouges »', 'passed'],
	['Japanese quotes', 'ja', '京都のカフェを探しています。', '「京都 カフェ」', 'failed'],
	['Hundefutter in Hundefutterallergie', 'de', 'Bei Hundefutterallergie.', 'hundefutter', 'passed'],
	[
		'a compound of two words',
		'de',
		'Ein Apfelkuchenrezept für Sie.',
		'apfelkuchen rezept',
		'passed',
	],
	['rat is not in Beratung', 'de', 'Gute Beratung für Sie.', 'rat', 'failed'],
	['Schuhe are no Handschuhe', 'de', 'Warme Handschuhe für Sie.', 'schuhe', 'failed'],
	['bread is not in breadth', 'en', 'A breadth of choice.', 'bread', 'failed'],
	['words of code', 'en', 'Use <code>git rebase</code> now.', 'git rebase', 'passed'],
	['words parted by tags', 'en', 'Fresh sour<b>dough</b> bread.', 'sourdough bread', 'passed'],
	['soft hyphens', 'de', 'Gutes Hunde&shy;futter.', 'hundefutter', 'passed'],
	['no-break spaces', 'fr', 'Du pain&nbsp;complet.', 'pain complet', 'passed'],
];

const page = (lang: string, text: string) =>
	`<!doctype html><html lang="${lang}"><title>x</title><body><main><p>${text}</p></main>`;

function verdict(html: string, options: Partial<AuditHtmlOptions>, name: string) {
	return auditHtml(html, { geo: 'us', ...options }).rules.find((rule) => rule.name === name)
		?.status;
}

describe('the keyword in the text', () => {
	it.each(found)('%s (%s)', (_name, lang, text, keyword, status) => {
		expect(verdict(page(lang, text), { keywords: [keyword] }, 'keyword_in_body_text')).toBe(status);
	});
});

it('scattered words do not count as stuffing', () => {
	const text =
		'The food was bad, so my healthy neighbour gave it to her cat. Cat owners say healthy dogs eat food. '.repeat(
			3,
		);
	const keywords = ['healthy cat food'];
	expect(verdict(page('en', text), { keywords }, 'keyword_in_body_text')).toBe('passed');
	expect(verdict(page('en', text), { keywords }, 'keyword_is_not_overused')).toBe('passed');
});

it('synonyms do not count against the keyword', () => {
	const text = 'Running shoes, running shoes and running shoes: running shoes, running shoes.';
	const options = { keywords: ['sneakers'], synonyms: { sneakers: ['running shoes'] } };
	expect(verdict(page('en', text), options, 'keyword_in_body_text')).toBe('passed');
	expect(verdict(page('en', text), options, 'keyword_is_not_overused')).toBe('passed');
});

describe('sentences', () => {
	it.each<[name: string, language: string, text: string, count: number]>([
		['initials and titles', 'en', 'Dr. R. D. Oudejans bakes.', 1],
		['Fig. 3', 'en', 'See Fig. 3 for more.', 1],
		['lower-case brands', 'en', 'We use iPhone apps. iOS is the system. eBay is a shop.', 3],
		['decimal numbers', 'en', 'It costs 3.50 euros.', 1],
		['addresses', 'en', 'Go to example.com/a.b for more. Then rest.', 2],
		['danda', 'hi', 'यह रोटी है। यह चावल है। यह दाल है।', 3],
		['Chinese full stops', 'zh', '我们烤面包。很简单。你呢？', 3],
		['ordinals', 'de', 'Am 3. Mai wird gebacken.', 1],
		['quotations that go on', 'ja', '「もう焼けた。」と言った。', 1],
		['quotes after the full stop', 'en', '“It is done.” He smiled.', 2],
		['items of a list', 'en', 'Flour and water', 1],
	])('%s', (_name, language, text, count) => {
		expect(sentencesOf(text, language)).toHaveLength(count);
	});

	it('Thai spaces do not end sentences', () => {
		expect(sentencesOf('ง่ายกว่าที่คุณคิด คุณต้องใช้แป้ง', 'th')).toBeNull();
	});
});

describe('words', () => {
	it.each([
		['Chinese is more than one word', '在家烤面包比你想象的要简单。', 7],
		['Thai is more than one word', 'การอบขนมปังที่บ้านง่ายกว่าที่คุณคิด', 9],
		['a hyphen binds', 'State-of-the-art e-mail', 2],
	])('%s', (_name, text, count) => {
		expect(countWords(text)).toBe(count);
	});
});

describe('words of other languages', () => {
	it.each([
		['Todo is Spanish for everything', 'Todo sobre el pan', 'es'],
		['null is German for zero', 'Ein Spiel endet null zu null', 'de'],
		['XXX is a Roman number', 'Super Bowl XXX', 'en'],
	])('%s', (_name, title, language) => {
		expect(findUnfilledParts([title], language)).toEqual([]);
	});

	it('filler text is recognized anywhere in the text', () => {
		expect(findPlaceholders('ここにテキストが入ります。', 'ja')).toHaveLength(1);
		expect(findPlaceholders('So lorem ipsum it is', 'th')).toHaveLength(1);
	});

	it.each(['縺れる糸', 'SÃO PAULO'])('%s is not broken', (text) => {
		expect(findMojibake(text)).toEqual([]);
	});

	it('the language of the text decides, not that of the site', () => {
		const german =
			'Das Brot ist gut, und der Teig ruht über Nacht, damit er aufgeht und nicht reißt. ';
		expect(detectLanguage([german.repeat(3)], 'en').language).toBe('de');
	});

	it('kana and long vowels make different words', () => {
		expect(fold('ビール', 'ja')).not.toBe(fold('ビル', 'ja'));
		expect(fold('かめら', 'ja')).not.toBe(fold('カメラ', 'ja'));
	});
});
