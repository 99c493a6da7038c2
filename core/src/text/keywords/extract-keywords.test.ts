import { describe, expect, it } from 'vitest';
import { extractKeywords, type KeywordSources } from './extract-keywords.ts';

const pages: Readonly<Record<string, KeywordSources>> = {
	en: {
		title: 'How to bake sourdough bread at home | Example Bakery',
		headings: [
			'Sourdough bread for beginners',
			'Feeding your sourdough starter',
			'Bulk fermentation',
		],
		emphasis: ['sourdough starter'],
		anchors: ['rye flour', 'home'],
		blocks: [
			'Sourdough bread needs only flour, water and salt, and a sourdough starter that is lively enough to raise it.',
			'Feed the sourdough starter with rye flour every morning. A hungry sourdough starter makes flat loaves.',
			'During bulk fermentation the dough grows by half. Bulk fermentation takes four hours in a warm kitchen.',
			'Bake the sourdough bread in a hot Dutch oven. The Dutch oven keeps the steam in, and the crust of your sourdough bread stays thin.',
			'Let the loaf cool. Sourdough breads keep for a week, and rye flour makes them keep even longer.',
		],
	},
	de: {
		title: 'Laufschuhe für Anfänger: worauf es ankommt – Beispielmagazin',
		headings: ['Laufschuhe für Anfänger', 'Die richtige Dämpfung', 'Wie lange Laufschuhe halten'],
		blocks: [
			'Gute Laufschuhe schonen die Gelenke. Wer neue Laufschuhe kauft, sollte sie am Abend anprobieren.',
			'Die Dämpfung eines Laufschuhs hängt vom Gewicht ab. Zu viel Dämpfung macht den Schuh schwammig.',
			'Eine Laufanalyse zeigt, ob der Fuß nach innen knickt. Die Laufanalyse gibt es im Fachgeschäft.',
			'Nach 800 Kilometern lässt die Dämpfung nach, dann sind neue Laufschuhe fällig.',
		],
	},
	es: {
		title: 'Tortilla de patatas: receta fácil',
		headings: ['Ingredientes de la tortilla de patatas', 'Cómo cuajar la tortilla'],
		blocks: [
			'La tortilla de patatas es el plato más conocido de la cocina española.',
			'Para una buena tortilla de patatas se necesitan huevos frescos y aceite de oliva.',
			'Fríe las patatas en aceite de oliva a fuego lento. El aceite de oliva no debe humear.',
			'Bate los huevos, mezcla con las patatas y cuaja la tortilla de patatas por los dos lados.',
		],
	},
	fr: {
		title: 'Entretenir un vélo électrique en hiver',
		headings: ['La batterie du vélo électrique', 'Nettoyer la chaîne'],
		blocks: [
			'Un vélo électrique craint le froid, surtout la batterie. Rentrez la batterie de votre vélo électrique le soir.',
			'Après chaque sortie, nettoyez la chaîne : le sel ronge la chaîne en quelques jours.',
			'Les vélos électriques aiment les pneus larges. Baissez un peu la pression des pneus larges sur la neige.',
		],
	},
	ja: {
		title: '京都のカフェ巡り｜例の旅行案内',
		headings: ['人気のカフェ', '抹茶スイーツの名店'],
		blocks: [
			'京都には町家を改装したカフェがたくさんあります。京都のカフェは朝から混みます。',
			'抹茶スイーツを食べるなら祇園です。祇園の抹茶スイーツは観光客にも人気があります。',
			'カフェ巡りには自転車が便利です。京都の自転車は一日千円で借りられます。',
			'カフェ巡りの後は、抹茶スイーツをお土産に買いましょう。',
		],
	},
};

const topics: Readonly<Record<string, string>> = {
	ar: 'زيت الزيتون',
	az: 'Qara çay',
	bg: 'Захарен сироп',
	ca: 'Hort urbà',
	el: 'ελαιόλαδο',
	hi: 'सूर्य नमस्कार',
	hr: 'Planinarske cipele',
	hu: 'Kovászos kenyér',
	ko: '김치찌개',
	lt: 'Žiedimo ratas',
	ro: 'Frâne pe disc',
	sk: 'Čistenie komína',
	th: 'กาแฟ',
	zh: '普洱茶',
};

describe('extractKeywords', () => {
	it.each<[language: string, first: string[], none: string[]]>([
		[
			'en',
			['sourdough bread', 'sourdough starter', 'bulk fermentation'],
			['sourdough', 'bread', 'the', 'Example Bakery'],
		],
		['de', ['Laufschuhe', 'Dämpfung'], ['Beispielmagazin', 'die']],
		['es', ['tortilla de patatas', 'aceite de oliva'], ['patatas', 'aceite', 'de']],
		['fr', ['vélo électrique', 'pneus larges'], ['vélo', 'électrique', 'en']],
		['ja', ['カフェ巡り', '抹茶スイーツ'], ['の', 'には', '抹茶', '例の旅行案内']],
	])('finds the topics of a page in %s', (language, first, none) => {
		const keywords = extractKeywords(pages[language]!, language);
		expect(keywords.slice(0, 5)).toEqual(expect.arrayContaining(first));
		expect(keywords.filter((keyword) => none.includes(keyword))).toEqual([]);
	});

	it('keeps a word beside its phrase if it often appears alone', () => {
		const alone = ['Eat', 'Buy', 'Share', 'Freeze', 'Toast', 'Slice', 'Store'];
		const blocks = [
			'They sell sourdough bread.',
			'We eat sourdough bread.',
			...alone.map((verb) => `${verb} the sourdough.`),
		];
		expect(extractKeywords({ blocks }, 'en')).toEqual(['sourdough bread', 'sourdough']);
	});

	it.each<[trap: string, language: string, sources: KeywordSources, keywords: string[]]>([
		[
			'what buttons say and numbers',
			'en',
			{
				blocks: [
					'Click Feed to read more. Two days later, quince jelly.',
					'Click Feed to read more about quince jelly.',
					'Quince jelly, two days later. Click Feed.',
				],
			},
			['quince jelly'],
		],
		[
			'what blogs say to their readers',
			'de',
			{
				blocks: [
					'Rebloggt von Ahorn. Liebe Leser, Ahornsirup!',
					'Liebe Leser, Aktuelles: Ahornsirup.',
					'Rebloggt: Ahornsirup, liebe Leser. Aktuelles, Aktuelles!',
				],
			},
			['Ahornsirup'],
		],
		[
			'dates',
			'en',
			{ blocks: ['Flood on Thursday.', 'Flood on Thursday, March 3.', 'The flood came.'] },
			['flood'],
		],
		[
			'the name of the site',
			'en',
			{
				title: 'Quince jelly',
				siteName: 'Grey Larder',
				blocks: ['Grey Larder: quince jelly.', 'Quince jelly by Grey Larder.', 'The Grey Larder.'],
			},
			['quince jelly'],
		],
		[
			'who says it',
			'en',
			{ blocks: ['Roses, Milton says.', 'Prune roses, Milton says.', 'Milton says: roses!'] },
			['Milton', 'roses'],
		],
		[
			'a model number, not a year',
			'en',
			{
				title: 'Fellrunner 4 review 2026',
				headings: ['Fellrunner 4'],
				blocks: ['The Fellrunner 4 is light.', 'In 2026 the Fellrunner 4 is dear.'],
			},
			['Fellrunner 4'],
		],
		[
			'amounts',
			'de',
			{ blocks: ['Nimm 180ml Sahne.', 'Gib 180ml Sahne dazu.', 'Schlag 180ml Sahne steif.'] },
			['Sahne'],
		],
		[
			'plurals that change the vowel',
			'de',
			{ blocks: ['Ein Baum steht.', 'Zwei Bäume fallen.', 'Der Baum am Weg.', 'Viele Bäume.'] },
			['Baum'],
		],
		[
			'what the model of Chinese has not met',
			'zh',
			{
				title: '扫地机器人怎么选',
				blocks: [
					'扫地机器人先看吸力。好的扫地机器人自己充电。',
					'养猫的人要看吸力，扫地机器人的吸力越大越好。',
				],
			},
			['扫地机器人', '扫地机器人怎么选', '吸力'],
		],
		[
			'parts of bound words',
			'de',
			{ blocks: ['Die E-Mail kam.', 'Eine E-Mail-Adresse.', 'Die E-Mail-Adresse fehlt.'] },
			[],
		],
		[
			'short for the phrase of the title',
			'en',
			{
				title: 'Choosing a rain barrel',
				headings: ['Rain barrel'],
				blocks: [
					'The rain barrel fills. Empty the barrel. A rain barrel lasts.',
					'Shade the barrel, lift the barrel, clean the barrel.',
				],
			},
			['rain barrel'],
		],
		[
			'what people did',
			'es',
			{
				title: 'Lo que ha intentado la banda',
				blocks: ['Han intentado, intentado e intentado. La banda, banda.'],
			},
			['Lo que ha intentado la banda', 'banda'],
		],
		[
			'capitals of sentences',
			'en',
			{ headings: ['Rye bread'], blocks: ['We bake rye bread.', 'Rye bread keeps.', 'Rye bread!'] },
			['rye bread'],
		],
		[
			'what title and heading call a short page',
			'en',
			{ title: 'Rye bread', headings: ['Rye bread'], blocks: ['Bread from rye.'] },
			['rye bread'],
		],
		[
			'particles',
			'ko',
			{ blocks: ['의자가 가볍다.', '의자는 낮다.', '의자를 접는다.', '좋은 의자.'] },
			['의자'],
		],
		[
			'letters taken apart',
			'ko',
			{
				blocks: ['의자가 가볍다.', '의자가 낮다.', '의자가 좋다.'].map((text) =>
					text.normalize('NFD'),
				),
			},
			['의자가'.normalize('NFD')],
		],
		[
			'compounds of two verbal nouns',
			'ja',
			{ headings: ['作り置き'], blocks: ['作り置きは三品まで。', '週末に作り置きを楽しむ。'] },
			['作り置き'],
		],
		[
			'counts and days',
			'ja',
			{ blocks: ['一日三回、緑茶を飲む。', '一日三回の緑茶。', '日曜日も緑茶。'] },
			['緑茶'],
		],
		[
			'words between which a space stands',
			'ja',
			{ blocks: ['旅館 山月館', '旅館 山月館の湯', '旅館 山月館の庭'] },
			['山月館', '旅館'],
		],
		[
			'a noun that stays with its verb',
			'th',
			{ blocks: ['มอนสเตอราเป็นต้นไม้', 'มอนสเตอราชอบแสง', 'ดูแลมอนสเตอรา'] },
			['มอนสเตอรา'],
		],
		[
			'Chinese grammar',
			'zh',
			{ headings: ['熟茶'], blocks: ['熟茶的味道。', '我们喝熟茶。', '熟茶和水。'] },
			['熟茶'],
		],
	])('knows %s (%s)', (_trap, language, sources, keywords) => {
		expect(extractKeywords(sources, language)).toEqual(keywords);
	});

	it('puts the names that title and URL share before words that the text repeats', () => {
		const blocks = ['The oven is hot. An oven needs care.', 'Close the oven. Clean the oven.'];
		const sources = {
			title: 'Polo in Rome',
			names: ['Polo in Rome'],
			address: 'polo rome',
			blocks,
		};
		expect(extractKeywords(sources, 'en')[0]).toBe('Polo in Rome');
	});

	it('prefers what the page is tagged with', () => {
		const sources = {
			title: 'Notes from Bern',
			blocks: [
				'Rye bread and quince jelly.',
				'Quince jelly, rye bread.',
				'Old windmills. Windmills!',
			],
		};
		const first = (tag: string) => extractKeywords({ ...sources, tags: [tag] }, 'en')[0];
		expect([first('Quince Jelly'), first('Rye Bread')]).toEqual(['quince jelly', 'rye bread']);
	});

	it('suggests no piece of a phrase from the title', () => {
		const sources = {
			title: 'Senator offers tax relief in Bern',
			names: ['Senator offers tax relief in Bern'],
			blocks: ['The senator promised tax relief. Tax relief is due in May.'],
		};
		const keywords = extractKeywords(sources, 'en');
		expect(keywords).toContain('tax relief');
		expect(keywords).not.toContain('Senator offers tax');
	});

	it('ignores a main heading of the template', () => {
		const sources = {
			title: 'Rye bread',
			names: ['Main menu', 'Rye bread'],
			blocks: ['Rye bread keeps. The main menu. A main menu.', 'We bake rye bread.'],
		};
		expect(extractKeywords(sources, 'en')[0]).toBe('rye bread');
	});

	it('leaves out pieces of a longer name', () => {
		const blocks = [
			'The Wiener Content Award begins.',
			'Who wins the Wiener Content Award?',
			'This is the Wiener Content Award.',
		];
		const keywords = extractKeywords({ title: 'Wiener Content Award', blocks }, 'en');
		expect(keywords).toContain('Wiener Content Award');
		expect(keywords).not.toContain('Wiener Content');
	});

	it.each<[what: string, language: string, sources: KeywordSources, wrong: string]>([
		['a country', 'es', { blocks: ['Vive en Chile.', 'Va a Chile.', 'Es de Chile.'] }, 'Chile'],
		[
			'the author',
			'en',
			{
				authors: ['Ann Reed'],
				blocks: ['Ann Reed wrote this.', 'By Ann Reed.', 'Ask Ann Reed.'],
			},
			'Ann Reed',
		],
		[
			'a section that only the title names',
			'en',
			{
				title: 'Quince jelly - Grey Larder - Example',
				names: ['Quince jelly'],
				blocks: ['Quince jelly keeps.'],
			},
			'Grey Larder',
		],
		[
			'an unfinished compound',
			'de',
			{ blocks: ['Das Buß- und Ordnungsgeld.', 'Ein Buß- und Ordnungsgeld.', 'Buß- und Bettag.'] },
			'Buß',
		],
	])('does not suggest %s (%s)', (_what, language, sources, wrong) => {
		expect(extractKeywords(sources, language)).not.toContain(wrong);
	});

	it('knows that a short word with a capital may end a name', () => {
		const blocks = ['The Hyundai Santa Fe is big.', 'We drove the Hyundai Santa Fe home.'];
		expect(extractKeywords({ title: 'Hyundai Santa Fe review', blocks }, 'en')).toContain(
			'Hyundai Santa Fe',
		);
	});

	it.each([
		['Home Depot grows', 'Home Depot'],
		['Tim Cook speaks', 'Tim Cook'],
	])('knows that words that name no topic may be a name: %s', (title, name) => {
		const suggested = (text: string) => extractKeywords({ title, blocks: [text] }, 'en');
		expect(suggested(`We asked ${name}. They met ${name} twice.`)).toContain(name);
		expect(suggested(`We asked ${name.toLowerCase()}. They met it.`)).not.toContain(name);
	});

	it('suggests a measure that describes a noun, unless only the text has it', () => {
		const blocks = ['The 13-inch Crumb Oven is new.', 'We used the 13-inch Crumb Oven.'];
		const suggested = (title: string) => extractKeywords({ title, blocks }, 'en');
		expect(suggested('13-inch Crumb Oven tested')).toContain('13-inch Crumb Oven');
		expect(suggested('Crumb Oven tested')).not.toContain('13-inch Crumb Oven');
	});

	it('prefers what a long text repeats to what only its title says', () => {
		const sources = {
			title: 'Man Develops Rye Lung',
			names: ['Man Develops Rye Lung'],
			blocks: ['Feather bedding. The feather bedding. Any feather bedding.'],
		};
		const other = Array.from({ length: 400 }, (_, at) => `Loaf${at}.`);
		const first = (blocks: readonly string[]) => extractKeywords({ ...sources, blocks }, 'en')[0];
		expect(first(sources.blocks)).toBe('Man Develops Rye Lung');
		expect(first([...sources.blocks, ...other])).toBe('feather bedding');
	});

	it('suggests a word that title and main heading say, though the text does not', () => {
		const title = 'Warum Maulwurfkuchen gelingt';
		const blocks = ['Der Kakao.', 'Ein Kakao schmilzt.', 'Kakao kühlen.'];
		const keywords = (names: string[]) => extractKeywords({ title, names, blocks }, 'de');
		expect(keywords([title])[0]).toBe('Maulwurfkuchen');
		expect(keywords([])).not.toContain('Maulwurfkuchen');
	});

	it.each<[where: string, sources: Partial<KeywordSources>]>([
		['a heading', { headings: ['Copper pans for jam'] }],
		['the description', { description: 'Copper pans for jam.' }],
	])('suggests a phrase that the text says once if %s says it, too', (_where, also) => {
		const other = Array.from({ length: 120 }, (_, at) => `Loaf${at}.`);
		const sources = { title: 'Quince jelly', blocks: [...other, 'Copper pans heat evenly.'] };
		expect(extractKeywords({ ...sources, ...also }, 'en')).toContain('Copper pans');
		expect(extractKeywords(sources, 'en')).not.toContain('Copper pans');
	});

	it('makes a fourth suggestion if a section is about it', () => {
		const text = 'Rye bread. Copper pans. Dutch oven. Bread flour.';
		const other = Array.from({ length: 120 }, (_, at) => `Loaf${at}.`);
		const sources = { title: 'Rye bread', blocks: [text, text.replaceAll('.', ';'), ...other] };
		const headings = ['Copper pans', 'Dutch oven', 'Bread flour'];
		expect(extractKeywords(sources, 'en')).toHaveLength(3);
		expect(extractKeywords({ ...sources, headings }, 'en')).toHaveLength(4);
	});

	it('adds no more than two doubtful words of a long text', () => {
		const filler = Array.from({ length: 400 }, (_, at) => `Loaf${at}.`);
		const doubtful = ['oven', 'kettle', 'ladle', 'bench'];
		const blocks = [...filler, ...doubtful.map((word) => `The ${word}. A ${word}. This ${word}.`)];
		const keywords = extractKeywords({ title: 'Rye bread', blocks }, 'en');
		expect(keywords[0]).toBe('Rye bread');
		expect(keywords).toHaveLength(3);
	});

	it('suggests a title whose words a long text never uses, and the part of it that a heading repeats', () => {
		const words = Array.from({ length: 100 }, (_, at) => `Loaf${at}.`);
		const sources = { title: 'Dark rye bread', headings: ['Rye bread'], blocks: words };
		expect(extractKeywords(sources, 'en')).toEqual(['Dark rye bread', 'Rye bread']);
	});

	it('counts a sentence that a page says twice once', () => {
		const lead = 'Heavy rain flooded seven cellars along the narrow upper river last night';
		expect(extractKeywords({ blocks: [lead, `${lead}.`] }, 'en')).toEqual([]);
	});

	it.each(Object.entries(topics))('finds topics in %s', (language, topic) => {
		const sources = { title: topic, headings: [topic], blocks: [`${topic}.`, `${topic}!`] };
		expect(extractKeywords(sources, language)[0]).toBe(topic);
	});

	it('respects the limit', () => {
		expect(extractKeywords(pages.en!, 'en', 2)).toHaveLength(2);
	});

	it.each([null, 'eo', 'ka'])('suggests nothing in %s', (language) => {
		expect(extractKeywords(pages.en!, language)).toEqual([]);
	});

	it('suggests nothing for an empty page', () => {
		expect(extractKeywords({ blocks: [] }, 'en')).toEqual([]);
	});
});
