import { describe, expect, it } from 'vitest';
import { parseKeyphrase } from './keyphrase.ts';
import { type MatchKind, matchKeyphrase, wholeMatches } from './match-keyphrase.ts';
import { createTextIndex } from './text-index.ts';

type Row = [
	language: string | null,
	keyphrase: string,
	text: string,
	hits: `${MatchKind} ${string}`[],
];

const spaced: Row[] = [
	['en', 'sourdough bread', 'Our Sourdough Bread is fresh.', ['exact Sourdough Bread']],
	['en', 'run shoe', 'The best running shoes', ['exact running shoes']],
	['en', 'running shoes', 'Shoes for running', ['scattered Shoes for running']],
	['en', 'hotels in berlin', 'Cheap hotels near Berlin', ['inOrder hotels near Berlin']],
	['en', 'hotels berlin', 'Hotels in Berlin', ['inOrder Hotels in Berlin']],
	['en', 'bread', 'A breadth of choice', []],
	['en', 'shoes running', 'I like shoes. Running is fun.', ['scattered shoes. Running']],
	['en', '“red shoes”', 'A red shoe, and red shoes', ['exact red shoes']],
	['en', '"red shoes"', 'shoes that are red', []],
	['en', 'to be or not to be', 'To be, or not to be', ['exact To be, or not to be']],
	['en', 'the who', 'Who is the singer?', ['scattered Who is the']],
	['en', 'e-mail marketing', 'Email marketing tips', ['exact Email marketing']],
	['en', 'email marketing', 'E‑mail marketing tips', ['exact E‑mail marketing']],
	['en', 'email', 'Write an e-mail', ['exact e-mail']],
	['en', 'web site', 'My website', ['exact website']],
	['en', 'state of the art', 'State-of-the-art ovens', ['exact State-of-the-art']],
	['en', 'c++', 'Learn C++ today', ['exact C++']],
	['en', 'c++', 'Vitamin C today', []],
	['en', 'c', 'Learn C++ today', []],
	['en', 'c#', 'C# or C', ['exact C#']],
	['en', 'node.js', 'A Node.js server', ['exact Node.js']],
	['en', 'nodejs', 'A Node.js server', ['exact Node.js']],
	['en', 'node.js', 'A nodejs server', ['exact nodejs']],
	['en', 'x.com', 'Follow us on X.com!', ['exact X.com']],
	['en', 'womens shoes', 'Women’s shoes', ['exact Women’s shoes']],
	['en', 'women shoes', 'Women’s shoes', ['exact Women’s shoes']],
	['en', 'st. gallen', 'Trains to St. Gallen', ['exact St. Gallen']],
	['en', 'cafe', 'A café in Paris', ['exact café']],
	['en', 'café', 'A cafe in Paris', ['exact cafe']],
	['en', 'bread, butter', 'Bread and butter', ['inOrder Bread and butter']],
	['de', 'kabel 1,5 mm²', 'Kabel 1,5 mm² kaufen', ['exact Kabel 1,5 mm²']],
	['de', 'kabel 1,5 mm2', 'Kabel 1,5 mm² kaufen', ['exact Kabel 1,5 mm²']],
	['de', 'kabel 1,5 mm²', 'Kabel 2,5 mm² kaufen', []],
	['de', 'drucken', 'Bitte drücken', []],
	['de', 'drücken', 'Bitte druecken', ['exact druecken']],
	['de', 'strasse', 'Auf der Straße', ['exact Straße']],
	['de', 'hundefutter', 'Die Hundefutterallergie', ['inOrder Hundefutterallergie']],
	['de', 'hunde futter', 'Gutes Hundefutter', ['exact Hundefutter']],
	['de', 'schuhe', 'Warme Handschuhe', []],
	['de', 'apfelkuchen rezept', 'Unser Apfelkuchenrezept', ['exact Apfelkuchenrezept']],
	['de', 'apfelkuchen rezept', 'Viele Apfelkuchenrezepte', ['exact Apfelkuchenrezepte']],
	['de', 'apfelkuchen rezept', 'Ein Apfelkuchen-Rezept', ['exact Apfelkuchen-Rezept']],
	['de', 'rezept apfelkuchen', 'Unser Apfelkuchenrezept', ['scattered Apfelkuchenrezept']],
	['de', 'rezept für apfelkuchen', 'Unser Apfelkuchenrezept', ['scattered Apfelkuchenrezept']],
	['de', 'apfel kuchen rezept', 'Unser Apfelkuchenrezept', ['exact Apfelkuchenrezept']],
	['de', 'apfel kuchen rezept', 'Apfelkuchen: Rezept', ['exact Apfelkuchen: Rezept']],
	['de', 'brot backen', 'Brotbacken für alle', ['exact Brotbacken']],
	['de', 'backen rezept', 'Backrezepte', ['exact Backrezepte']],
	['de', 'liebe brief', 'Ein Liebesbrief', ['exact Liebesbrief']],
	['de', 'schule buch', 'Das Schulbuch', ['exact Schulbuch']],
	['de', 'hund leine', 'Die Hundeleine', ['exact Hundeleine']],
	['de', 'rat', 'Gute Beratung', []],
	['de', 'rat', 'Der Ratgeber', []],
	['de', 'ei', 'Brei und Eimer', []],
	['de', '"hunde futter"', 'Gutes Hundefutter', []],
	['nl', 'hond voer', 'Het beste hondenvoer', ['exact hondenvoer']],
	['nl', 'stad park', 'In het stadspark', ['exact stadspark']],
	['sv', 'barn bok', 'En ny barnbok', ['exact barnbok']],
	['sv', 'arbete plats', 'Min arbetsplats', ['exact arbetsplats']],
	['da', 'arbejde plads', 'En arbejdsplads', ['exact arbejdsplads']],
	['da', 'børn bog', 'En børnebog', ['exact børnebog']],
	['nb', 'arbeid plass', 'En arbeidsplass', ['exact arbeidsplass']],
	['fi', 'auto korjaamo', 'Hyvä autokorjaamo', ['exact autokorjaamo']],
	['fi', 'talo kauppa', 'Talonkauppa käy', ['exact Talonkauppa']],
	['de', 'E-Mail-Marketing', 'Email Marketing lernen', ['exact Email Marketing']],
	['de', 'email marketing', 'E-Mail-Marketing lernen', ['exact E-Mail-Marketing']],
	['es', 'accion humana', 'La Acción humana', ['exact Acción humana']],
	['es', 'acción humana', 'acciones humanas', ['exact acciones humanas']],
	['es', 'ano', 'Feliz año', []],
	['fr', 'eau de source', 'L’eau de source', ['exact eau de source']],
	['fr', "l'eau", 'De l’eau pure', ['exact l’eau']],
	['fr', 'garcon', 'Un garçon', ['exact garçon']],
	['it', 'ricetta acqua', 'La ricetta dell’acqua', ['inOrder ricetta dell’acqua']],
	['sv', 'får', 'Hon far iväg', []],
	['tr', 'ısı', 'isi', []],
	['tr', 'istanbul otelleri', 'İSTANBUL OTELLERİ', ['exact İSTANBUL OTELLERİ']],
	['pl', 'lodz', 'Hotel w Łodzi, Łódź', ['exact Łodzi', 'exact Łódź']],
	['ru', 'книга', 'Читать книгу', ['exact книгу']],
	['ko', '서울 카페', '서울의 카페를 소개합니다', ['exact 서울의 카페를']],
	['ko', '빵', '빵을 굽는 법', ['exact 빵을']],
	['ko', '서울카페', '서울 카페', []],
	['ko', '서울 카페', '서울카페 추천', ['exact 서울카페']],
	['ko', '서울', '서울시청', []],
	['id', 'beli sepatu', 'Membeli sepatu baru', ['exact Membeli sepatu']],
	['vi', 'má', 'mà', []],
	[null, 'running shoes', 'Running shoes', ['exact Running shoes']],
	['en', '', 'Anything', []],
	['en', '!!!', 'Anything!!!', []],
];

const unspaced: Row[] = [
	['ja', '京都', '京都のカフェ', ['exact 京都']],
	['ja', '京都', '東京都のカフェ', []],
	['ja', '東京', '東京で暮らす', ['exact 東京']],
	['ja', 'カフェ 京都', '京都で人気のカフェ', ['scattered 京都で人気のカフェ']],
	['ja', '京都　カフェ', '京都のカフェ', ['inOrder 京都のカフェ']],
	['ja', '京都 カフェ', '京都 カフェ案内', ['exact 京都 カフェ']],
	['ja', 'バイク', 'ﾊﾞｲｸの選び方', ['exact ﾊﾞｲｸ']],
	['ja', 'ｓｅｏ対策', 'SEO対策とは', ['exact SEO対策']],
	['ja', 'seo 対策', 'SEOの対策とは', ['inOrder SEOの対策']],
	['ja', 'SEO対策', 'SEO 対策とは', ['exact SEO 対策']],
	['ja', 'iPhoneケース', '新しい iPhone ケースです', ['exact iPhone ケース']],
	['ja', '「SEO対策」', 'SEO 対策とは', []],
	['ja', '渋谷 ランチ', '渋谷駅のランチ', ['inOrder 渋谷駅のランチ']],
	['ja', '自由が丘', '自由が丘店の案内', ['exact 自由が丘']],
	['ja', '税理士', 'おすすめの税理士費用', ['exact 税理士']],
	['ja', '英会話', '人気の英会話教室', ['exact 英会話']],
	['ja', '京都府', '東京都府中市', []],
	['ja', '人参', '外国人参政権', []],
	['ja', 'スマホ', '人気のスマホケース', ['exact スマホ']],
	['ja', 'パソコン', 'パソコンランキング', ['exact パソコン']],
	['ja', 'ドライ', 'ドライブの旅', []],
	['ja', 'ドラマ', 'ドラマーの一日', []],
	['ja', 'スト', 'ストレッチ', []],
	['ja', '小学', '小学生の本', []],
	['ja', 'パン', 'ジャパンのパン', ['exact パン']],
	['ja', '茶', 'お茶の入れ方', ['exact 茶']],
	['ja', 'iPhoneケース', '新しいiPhoneケースです', ['exact iPhoneケース']],
	['ja', '「京都 カフェ」', '京都のカフェ', []],
	['zh', 'Python教程', '最新 Python 教程', ['exact Python 教程']],
	['zh', '2026年', '2026 年最新', ['exact 2026 年']],
	['zh', '面包', '我爱吃。面包', ['exact 面包']],
	['zh', '面包', '米饭', []],
	['zh', '国人', '中国人民的生活', []],
	['zh', '中国', '中国人民的生活', ['exact 中国']],
	['zh', '上海', '上海市的天气', ['exact 上海']],
	['zh', '京都', '东京都很大', []],
	['zh', '京都', '我住在东京都', []],
	['zh', '京都', '京都的咖啡馆', ['exact 京都']],
	['zh', '北京 公司', '北京的装修公司', ['inOrder 北京的装修公司']],
	['zh', '北京　咖啡', '北京天气', []],
	['zh', '手机壳', 'iPhone手机壳推荐', ['exact 手机壳']],
	['zh', '京都', '東京都很大', []],
	['zh', '臺北市', '臺北市咖啡廳推薦', ['exact 臺北市']],
	['th', 'กาแฟ', 'ชา', []],
	['th', 'กาแฟ', 'ร้านกาแฟสดในกรุงเทพ', ['exact กาแฟ']],
	['th', 'กรุงเทพ', 'ร้านกาแฟในกรุงเทพ', ['exact กรุงเทพ']],
	['th', 'ตา', 'ไปตาก', []],
	['th', 'รา', 'ราว', []],
	['th', 'รถยนต์', 'ประกันรถยนต์ชั้นหนึ่ง', ['exact รถยนต์']],
	['th', 'โรงแรม เชียงใหม่', 'โรงแรมในเชียงใหม่ราคาถูก', ['inOrder โรงแรมในเชียงใหม่']],
];

describe('matchKeyphrase', () => {
	it.each([...spaced, ...unspaced])('%s: %j in %j', (language, keyphrase, text, hits) => {
		expect(hitsOf(language, keyphrase, [text])).toEqual(hits);
	});

	it.each([
		['zh', '算法', '机器学习算法入门'],
		['zh', '中国', '发展中国家'],
		['th', 'ตา', 'ตากลม'],
		['th', 'รา', 'ราคาถูก'],
		['lo', 'ກາເຟ', 'ຮ້ານກາເຟສົດ'],
		['km', 'កាហ្វេ', 'ហាងកាហ្វេ'],
	])('admits that it is not sure about the words of %s', (language, keyphrase, text) => {
		const index = createTextIndex([text], language);
		expect(matchKeyphrase(index, parseKeyphrase(keyphrase))).toEqual({
			found: null,
			matches: [],
			unsureBlocks: [0],
		});
	});

	it('is sure that a keyphrase is missing if its characters are missing', () => {
		const index = createTextIndex(['东京很大'], 'zh');
		expect(matchKeyphrase(index, parseKeyphrase('面包')).found).toBe(false);
	});

	it('does not mistake scattered words for keyword stuffing', () => {
		const text =
			'The food was bad, so my healthy neighbour gave it to her cat. Cat owners say healthy dogs eat food.';
		const found = matchKeyphrase(createTextIndex([text], 'en'), parseKeyphrase('healthy cat food'));
		expect(found.found).toBe(true);
		expect(wholeMatches(found)).toEqual([]);
	});

	it('counts each occurrence once', () => {
		const text = 'Rye bread. Rye bread rolls, and bread of rye.';
		expect(hitsOf('en', 'rye bread', [text])).toEqual(['exact Rye bread', 'exact Rye bread']);
	});

	it('names the block and the words of each match', () => {
		const index = createTextIndex(['Nothing here', 'Fresh bread, good butter'], 'en');
		expect(matchKeyphrase(index, parseKeyphrase('bread butter')).matches).toEqual([
			{
				kind: 'inOrder',
				block: 1,
				start: 6,
				end: 24,
				words: [
					{ start: 6, end: 11 },
					{ start: 18, end: 24 },
				],
			},
		]);
	});

	it('does not join words of two blocks', () => {
		expect(hitsOf('en', 'rye bread', ['All about rye', 'Bread for all'])).toEqual([]);
	});
});

function hitsOf(language: string | null, keyphrase: string, texts: string[]): string[] {
	const { found, matches } = matchKeyphrase(
		createTextIndex(texts, language),
		parseKeyphrase(keyphrase),
	);
	expect(found).toBe(matches.length > 0);
	return matches.map(({ kind, block, start, end }) => `${kind} ${texts[block]!.slice(start, end)}`);
}
