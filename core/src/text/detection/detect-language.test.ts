import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';
import { textsByLanguage } from './texts-by-language.fixtures.ts';

describe('detectLanguage', () => {
	it.each(Object.entries(textsByLanguage))(
		'recognizes %s without an attribute',
		(language, text) => {
			expect(detectLanguage([text])).toMatchObject({
				language,
				declared: null,
				detected: language,
			});
		},
	);

	it.each(Object.entries(textsByLanguage))(
		'lets a clear %s text overrule lang="xx"',
		(language, text) => {
			const wrong = language === 'en' ? 'fr' : 'en';
			expect(detectLanguage([text, text], wrong)).toMatchObject({
				language,
				declared: wrong,
				detected: language,
			});
		},
	);

	it('believes the attribute when the text is short', () => {
		expect(detectLanguage(['Willkommen'], 'de-AT')).toEqual({
			language: 'de',
			confidence: 0.5,
			source: 'attribute',
			declared: 'de',
			detected: null,
		});
	});

	it('names no language for a short text without an attribute', () => {
		expect(detectLanguage(['Willkommen'])).toMatchObject({ language: null, source: null });
	});

	it.each([
		'One process, one port, one database. plumbline COMMAND --help covers everything else.',
		'One team, one goal, one season: meet players, coaches, sponsors, dates, prices.',
	])('names no language for one repeated word: %s', (text) => {
		expect(detectLanguage([text]).language).not.toBe('pl');
	});

	it('recognizes a short Japanese text by its kana', () => {
		expect(detectLanguage(['コーヒーの淹れ方'])).toMatchObject({
			language: 'ja',
			source: 'script',
		});
	});

	it('reads Han without kana in the language of the page, or else as Chinese', () => {
		expect(detectLanguage(['東京都庁'], 'ja').language).toBe('ja');
		expect(detectLanguage(['東京都庁']).language).toBe('zh');
	});

	it.each([
		[
			'ru',
			'Сборная Германии объявила состав: тренер вызвал двух новых игроков, вратарь пропустит матчи этой осени.',
		],
		[
			'uk',
			'Збірна Німеччини оголосила склад: тренер викликав двох новачків, воротар пропустить матчі восени.',
		],
		['uk', 'Збірна оголосила склад: тренер викликав двох новачків. Оригінал: «Мы выиграли».'],
		[
			'bg',
			'Треньорът обяви състава: двама нови играчи, вратарят пропуска мачовете през есента, пътуват утре сутрин.',
		],
		[
			'mn',
			'Монгол улсын шигшээ багийн дасгалжуулагч шинэ тоглогчдыг өөрийн багт сонгов, хаалгач үүнээс гадуур.',
		],
	])(
		'recognizes a Cyrillic text with few function words by the letters of %s',
		(language, text) => {
			expect(detectLanguage([text]).language).toBe(language);
			expect(detectLanguage([text], 'en').language).toBe(language);
			expect(detectLanguage([text], language).language).toBe(language);
		},
	);

	it('recognizes a Russian page of names and scores', () => {
		const scores = Array.from({ length: 20 }, (_, at) => `Иванов Андрей, Петров Павел ${at}:0`);
		const report = 'Сборная выиграла: тренер вызвал новых игроков, вратарь пропустит матч.';
		expect(detectLanguage([report, ...scores]).language).toBe('ru');
	});

	it('does not let one name decide the language', () => {
		expect(detectLanguage(['Сборная Украины победила, сообщил Ігор из Киева'], 'ru').language).toBe(
			'ru',
		);
		expect(
			detectLanguage(['Музика Олени Крыловой українською, квиток за гривню'], 'uk').language,
		).toBe('uk');
	});

	it('keeps Norwegian for a page with lang="no"', () => {
		expect(detectLanguage([textsByLanguage.nb!], 'no')).toMatchObject({
			language: 'nb',
			source: 'attribute',
		});
	});

	it('does not mistake Afrikaans for Dutch', () => {
		const text =
			'Om brood by die huis te bak is makliker as wat jy dink. Jy het meel, water en sout nodig, en die deeg moet vir ’n paar uur rus voordat dit in die oond gaan. Wanneer die kors bruin is en die brood hol klink, is dit gereed.';
		expect(detectLanguage([text], 'af')).toMatchObject({ language: 'af', detected: 'nl' });
	});

	it('names no language for numbers and code', () => {
		expect(
			detectLanguage(['1 2 3 4', 'x = foo(bar, baz); qux.quux(corge, grault, garply)']).language,
		).toBeNull();
	});

	it.each([
		'Her sabah eski fırınımızda un ve suyla taze ekmek pişiriyoruz ve pazarda satıyoruz. Ekmeklerimiz katkı maddesi içermez. Hamuru bir gece önceden yoğurup dinlendiriyoruz. Siparişlerinizi telefonla verebilirsiniz, ertesi gün teslim ediyoruz.',
		'Kahve demleme yöntemleri arasında en çok sevilen yöntem filtre kahvedir. Bu yazıda evde filtre kahve nasıl demlenir, hangi ekipmanlara ihtiyaç vardır ve doğru oran nedir gibi soruların cevaplarını bulacaksınız. Suyun sıcaklığı doksan derece civarında olmalıdır.',
	])('recognizes Turkish by its few function words: %s', (text) => {
		expect(detectLanguage([text]).language).toBe('tr');
	});

	it('lets clear Turkish overrule lang="en"', () => {
		const text =
			'Kahve demleme yöntemleri arasında en çok sevilen yöntem filtre kahvedir. Bu yazıda evde filtre kahve nasıl demlenir, hangi ekipmanlara ihtiyaç vardır ve doğru oran nedir gibi soruların cevaplarını bulacaksınız. Suyun sıcaklığı doksan derece civarında olmalıdır.';
		expect(detectLanguage([text], 'en')).toMatchObject({ language: 'tr', detected: 'tr' });
	});

	it.each([
		[
			'Albanian',
			'Çdo mëngjes pjekim bukë të freskët me miell dhe ujë në furrën tonë të vjetër dhe e shesim në treg. Porositë i marrim me telefon dhe i dërgojmë ditën tjetër.',
		],
		[
			'Swahili',
			'Kila asubuhi tunaoka mkate safi kwa unga na maji katika tanuri letu la zamani na kuuza sokoni. Maagizo yanapokelewa kwa simu na kupelekwa siku inayofuata mjini kote.',
		],
		[
			'Estonian',
			'Küpsetame igal hommikul oma vanas ahjus jahust ja veest värsket leiba ning müüme seda turul. Tellimusi võtame vastu telefoni teel ja toome kohale järgmisel päeval.',
		],
		[
			'Uzbek',
			'Har kuni ertalab eski tandirimizda un va suv bilan yangi non yopamiz va bozorda sotamiz. Buyurtmalarni telefon orqali qabul qilamiz va ertasi kuni yetkazib beramiz.',
		],
		[
			'names',
			'Home Products About us Contact iPhone 15 Pro Max Samsung Galaxy S24 Ultra Nike Air Max Adidas Original Black White Red Size XL Add to cart',
		],
	])('names no language for %s', (_name, text) => {
		expect(detectLanguage([text]).language).toBeNull();
	});

	describe('a page in a language that its site does not declare', () => {
		const languages = 'ar de en es fa ja ko pl ru th tr zh'.split(' ');
		const pairs = languages.flatMap((declared) => languages.map((actual) => [declared, actual]));

		it.each(pairs)('lang="%s", text in %s', (declared, actual) => {
			for (const words of [50, 150, 400, 800]) {
				const blocks = blocksOf(textsByLanguage[actual!]!, words);
				expect(detectLanguage(blocks, declared).language, `${words} words`).toBe(actual);
			}
		});
	});

	it.each(['ja', 'zh', 'ko', 'ar', 'fa', 'th', 'he', 'hi', 'ru', 'kk', 'mk'])(
		'reads an English report full of names and terms on a %s site as English',
		(declared) => {
			const report = [
				'Researchers at Stockholm University published new satellite measurements on Tuesday showing Arctic sea ice thinner than previous models predicted. Winter temperatures exceeded seasonal averages by four degrees, according to Professor Lindqvist, who leads the observation programme.',
				'Funding agencies across northern Europe expect further cuts next year, while several coastal towns prepare emergency plans. Fishing companies reported smaller catches near Svalbard, and tourism operators cancelled bookings worth eleven million kronor.',
			];
			expect(detectLanguage(report, declared)).toMatchObject({ language: 'en', source: 'text' });
			const withName = [...report, '編集者 佐藤'];
			expect(detectLanguage(withName, declared).language).toBe('en');
		},
	);

	it.each([
		['ja', ['株式会社東京製粉', '代表取締役社長 山田太郎', '東京都千代田区神田錦町三丁目']],
		['ja', ['Kubernetes', 'kubectl apply', '設定ファイルを書きます', 'Docker Compose Node React']],
		['ko', ['Galaxy Watch Ultra Titanium 47 mm Bluetooth', '4.9', 'Samsung Korea']],
		['fa', ['خبز الخبز']],
		['sr', ['Испеците хлеб код куће, потребно је брашно и вода.']],
		['sr', ['Hleb kod kuće je lakše napraviti nego što mislite, treba samo brašno, voda i so.']],
		[
			'kk',
			['Үйде нан пісіру сіз ойлағаннан оңай. Сізге ұн, су және тұз қажет, қамыр демалуы керек.'],
		],
	])('believes lang="%s" where the text does not show the contrary: %j', (declared, blocks) => {
		expect(detectLanguage(blocks, declared).language).toBe(declared);
	});

	it('reads Russian on a Kazakh site as Russian', () => {
		expect(detectLanguage([textsByLanguage.ru!], 'kk').language).toBe('ru');
	});

	it('looks past a quotation at the start', () => {
		const quotation = 'To be or not to be that is the question for all of us. '.repeat(30);
		const blocks = [quotation, ...Array<string>(12).fill(textsByLanguage.de!)];
		expect(detectLanguage(blocks).language).toBe('de');
	});
});

/** Blocks of at most 300 characters; two characters count as a word where no spaces separate words. */
function blocksOf(text: string, words: number): readonly string[] {
	const isSpaced = text.includes(' ') && !/[\u0e00-\u0e7f]/.test(text);
	const units = isSpaced ? text.split(/(?<= )/) : (text.match(/.{1,2}/gs) ?? []);
	const long = Array.from({ length: words }, (_, at) => units[at % units.length]).join('');
	return long.match(/.{1,300}/gs) ?? [];
}
