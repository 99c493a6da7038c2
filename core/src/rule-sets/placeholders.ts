import { phrasesOf } from './phrase-sets.ts';

export interface Placeholder {
	readonly text: string;
	readonly start: number;
	readonly end: number;
}

/** Filler that stands nowhere but in unfinished texts. One a line. */
const placeholderPhrases: Readonly<Record<string, string>> = {
	en: `
		your text here
		your text goes here
		your title here
		your title goes here
		insert text here
		insert title here
		insert your text
		add your text here
		enter text here
		enter your text here
		type your text here
		text goes here
		content goes here
		description goes here
		placeholder text
		replace this text
		this is a sample text
		this is dummy text
		click edit button to change this text
		i am a text block
		i am text block
		write your description here
	`,
	ja: `
		テキストが入ります
		テキストテキストテキスト
		文章が入ります
		文章文章文章
		ここに文章を入力
		ここにテキストを入力
		ここにテキストが入ります
		ここに説明文が入ります
		タイトルが入ります
		見出しが入ります
		説明文が入ります
		本文が入ります
		この文章はダミーです
		ダミーテキストです
		ダミーテキストダミーテキスト
		サンプルテキストサンプルテキスト
		○○○○○○○○
	`,
	de: `
		hier steht ihr text
		hier steht dein text
		hier kommt der text
		hier kommt ihr text
		hier text einfügen
		text hier einfügen
		ihr text hier
		dein text hier
		dies ist ein blindtext
		das ist ein blindtext
		dies ist ein typoblindtext
		dies ist ein beispieltext
		dies ist ein platzhaltertext
		titel hier eingeben
		überschrift hier eingeben
		weit hinten, hinter den wortbergen
		zwei flinke boxer jagen
	`,
	fr: `
		votre texte ici
		insérez votre texte
		insérer le texte ici
		insérez votre titre
		saisissez votre texte
		ajoutez votre texte ici
		texte à venir
		texte de remplissage
		ceci est un texte d'exemple
		ceci est un faux texte
		votre titre ici
	`,
	es: `
		tu texto aquí
		su texto aquí
		inserta tu texto
		inserte su texto
		insertar texto aquí
		escribe aquí tu texto
		escribe tu texto aquí
		añade tu texto aquí
		texto de relleno
		texto de ejemplo aquí
		este es un texto de ejemplo
		tu título aquí
		título aquí
	`,
	it: `
		il tuo testo qui
		inserisci qui il testo
		inserisci il tuo testo
		inserire il testo qui
		scrivi qui il tuo testo
		aggiungi il tuo testo qui
		testo segnaposto
		questo è un testo di esempio
		il tuo titolo qui
		inserisci il titolo
	`,
	pt: `
		seu texto aqui
		o seu texto aqui
		insira seu texto
		insira o seu texto
		insira o texto aqui
		digite seu texto aqui
		escreva o seu texto aqui
		adicione seu texto aqui
		texto de exemplo aqui
		este é um texto de exemplo
		seu título aqui
		insira o título
	`,
	nl: `
		uw tekst hier
		jouw tekst hier
		hier komt uw tekst
		hier komt jouw tekst
		hier komt tekst
		voeg hier je tekst toe
		voeg hier tekst toe
		typ hier je tekst
		plaats hier uw tekst
		dit is een voorbeeldtekst
		tekst volgt
		uw titel hier
	`,
	pl: `
		twój tekst tutaj
		tu wpisz tekst
		tutaj wpisz tekst
		tutaj wpisz swój tekst
		wpisz swój tekst
		wstaw tekst tutaj
		wstaw tutaj tekst
		to jest przykładowy tekst
		tekst zastępczy
		twój tytuł tutaj
		wpisz tytuł
	`,
	ru: `
		ваш текст здесь
		здесь ваш текст
		здесь будет текст
		здесь будет ваш текст
		вставьте текст
		вставьте свой текст
		введите текст здесь
		введите ваш текст
		текст-рыба
		это пример текста
		заголовок здесь
		здесь будет заголовок
	`,
	ko: `
		여기에 텍스트를 입력
		텍스트를 입력하세요
		내용을 입력하세요
		여기에 내용을 입력
		제목을 입력하세요
		제목을 입력해주세요
		내용을 입력해주세요
		더미 텍스트입니다
		샘플 텍스트입니다
		예시 텍스트입니다
	`,
	zh: `
		示例文本
		示例文字
		占位文本
		占位文字
		在此输入文字
		在此输入文本
		在这里输入文字
		请在此输入内容
		请输入标题
		请输入正文
		此处添加文字
		此处输入文字
		點擊此處新增文字
		在此輸入文字
		請在此輸入內容
		請輸入標題
		範例文字
		這裡是文字
	`,
	tr: `
		buraya metin gelecek
		metninizi buraya yazın
		metni buraya yazın
		buraya metin girin
		metin buraya
		başlığınızı buraya yazın
		buraya başlık girin
		içerik buraya gelecek
		bu bir örnek metindir
		bu bir deneme metnidir
		yer tutucu metin
		açıklama buraya gelecek
	`,
	ar: `
		أدخل النص هنا
		اكتب النص هنا
		ضع النص هنا
		نصك هنا
		أضف نصك هنا
		أدخل العنوان هنا
		عنوانك هنا
		هذا النص هو مثال لنص
		هذا نص تجريبي
		نص افتراضي
		يمكن أن يستبدل في نفس المساحة
		لوريم إيبسوم
	`,
	hi: `
		यहाँ अपना टेक्स्ट लिखें
		यहाँ टेक्स्ट लिखें
		यहाँ पाठ दर्ज करें
		अपना टेक्स्ट यहाँ डालें
		यहाँ शीर्षक लिखें
		शीर्षक यहाँ डालें
		यह एक नमूना पाठ है
		यह एक डमी टेक्स्ट है
		यहाँ विवरण लिखें
		सामग्री यहाँ आएगी
	`,
	th: `
		ใส่ข้อความที่นี่
		ใส่ข้อความของคุณที่นี่
		พิมพ์ข้อความที่นี่
		เพิ่มข้อความที่นี่
		ข้อความของคุณที่นี่
		ใส่หัวข้อที่นี่
		ใส่ชื่อเรื่องที่นี่
		ใส่เนื้อหาที่นี่
		ใส่คำอธิบายที่นี่
		ข้อความตัวอย่างข้อความตัวอย่าง
		นี่คือข้อความตัวอย่าง
	`,
	vi: `
		nhập văn bản tại đây
		nhập văn bản vào đây
		nhập nội dung tại đây
		nhập nội dung vào đây
		thêm văn bản tại đây
		văn bản của bạn ở đây
		nhập tiêu đề tại đây
		nhập tiêu đề vào đây
		tiêu đề của bạn ở đây
		nhập mô tả tại đây
		đây là văn bản mẫu
		đây là đoạn văn bản mẫu
		văn bản giữ chỗ
	`,
	id: `
		masukkan teks di sini
		tulis teks di sini
		teks anda di sini
		tambahkan teks di sini
		ketik teks anda di sini
		isi konten di sini
		konten di sini
		masukkan judul di sini
		judul anda di sini
		masukkan deskripsi di sini
		ini adalah contoh teks
		teks pengganti
		ini adalah teks contoh
	`,
	sv: `
		din text här
		skriv din text här
		skriv text här
		infoga text här
		lägg till text här
		ange text här
		här kommer text
		här ska det stå text
		din rubrik här
		skriv rubrik här
		ange rubrik här
		detta är en exempeltext
		det här är en exempeltext
		platshållartext
	`,
	cs: `
		sem vložte text
		sem vložte svůj text
		zde vložte text
		zde napište text
		zde bude text
		váš text zde
		vložte text
		sem zadejte text
		sem vložte nadpis
		zde bude nadpis
		váš nadpis zde
		toto je ukázkový text
		toto je vzorový text
		zástupný text
		zde bude popis
	`,
};

/** Latin filler is known everywhere. */
const phrasesOfAllLanguages = ['lorem ipsum', 'dolor sit amet', 'consectetur adipiscing'];

/** Words of their own meaning elsewhere (Spanish “todo”, German “null”): only alone or in brackets. */
const words =
	'todo|tbd|tba|fixme|null|undefined|nan|none|xxx+|asdf\\w*|qwerty|lorem|n/a|dummy|foo|foobar';

const names =
	'(?:your|insert|enter|add|my|the)?[ _-]?(?:post|page|site|blog|product|company|brand|business|category|author|focus)?[ _-]?' +
	'(?:title|name|sitename|keyword|keyphrase|keywords|category|description|desc|excerpt|date|city|location|text|sep|separator|tagline|sitedesc|here)';

const templates = new RegExp(
	[
		'\\{\\{[^{}\\n]{0,80}\\}\\}',
		'\\{%[^%\\n]{1,80}%\\}',
		'<%[^%\\n]{1,80}%>',
		'\\$\\{[^{}\\n]{1,80}\\}',
		'%%[a-z][a-z0-9_-]{1,40}%%',
		`%${names}%`,
		`#(?:post_title|site_title|separator_sa|tagline|post_excerpt)\\b`,
		`\\[(?:${names}|${words})\\]`,
		`\\{(?:${names}|${words})\\}`,
		// “<title>” is an element that people write about.
		`<(?:your|insert|enter|add)[ _-]${names}>`,
	].join('|'),
	'gi',
);

const wholeWord = new RegExp(`^\\W*(?:${words})\\W*$`, 'i');

/**
 * Text that somebody forgot to fill in. Phrases count anywhere, a single word only when it is the whole title.
 * Template brackets and Latin filler are known in every language, phrases where we have a list.
 */
export function findPlaceholders(text: string, language: string | null): readonly Placeholder[] {
	const phrases = matches(text, phrasePattern(language));
	if (!/[{[%<#$]/.test(text)) return phrases;
	return [...phrases, ...matches(text, templates)].sort((one, other) => one.start - other.start);
}

export function findTitlePlaceholders(
	title: string,
	language: string | null,
): readonly Placeholder[] {
	const found = findPlaceholders(title, language);
	if (found.length > 0 || !wholeWord.test(title)) return found;
	return [{ text: title.trim(), start: 0, end: title.length }];
}

/**
 * In running text single brackets are left alone, since sample letters have them (“Dear [name]”), and in
 * texts that hold code all brackets are.
 */
export function findTextPlaceholders(
	text: string,
	language: string | null,
	hasCode: boolean,
): readonly Placeholder[] {
	const found = findPlaceholders(text, language);
	if (found.length === 0) return found;
	return found.filter((placeholder) => {
		if (!/^[[{<%$#]/.test(placeholder.text)) return true;
		return !hasCode && /^(?:\{[{%]|<%|\$\{|%%)/.test(placeholder.text);
	});
}

const patterns = new Map<string, RegExp>();

function phrasePattern(language: string | null): RegExp {
	const key = language ?? '';
	const known = patterns.get(key);
	if (known) return known;
	const phrases = [...phrasesOfAllLanguages, ...phrasesOf(placeholderPhrases[key] ?? '')];
	const pattern = new RegExp(phrases.map(asPattern).join('|'), 'gi');
	patterns.set(key, pattern);
	return pattern;
}

function asPattern(phrase: string): string {
	return phrase
		.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
		.replaceAll("'", "['’]")
		.replaceAll(' ', '\\s+');
}

const none: readonly Placeholder[] = [];

function matches(text: string, pattern: RegExp): readonly Placeholder[] {
	// matchAll copies the pattern each time; nearly every text has nothing to match.
	if (text.search(pattern) < 0) return none;
	return [...text.matchAll(pattern)].map((match) => ({
		text: match[0],
		start: match.index,
		end: match.index + match[0].length,
	}));
}
