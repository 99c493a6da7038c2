import { phraseSets } from './phrase-sets.ts';
import { withoutDecoration } from './without-decoration.ts';

const sets = phraseSets('vagueTitles', withoutDecoration);

/** A title that consists only of a vague phrase or a file name; `undefined` without a list. */
export function isVagueTitle(title: string, language: string): boolean | undefined {
	const set = sets(language);
	if (!set) return undefined;
	return (
		set.has(withoutDecoration(title, language)) ||
		isFileName(title) ||
		isHostName(title) ||
		softwareTitle.test(title.trim())
	);
}

/**
 * Whether the part of a title beside the site name is vague. “Blog | Example Bakery” names
 * something by itself.
 */
export function isVagueBesideSiteName(name: string, language: string): boolean {
	return !blogs.has(withoutDecoration(name, language)) && isVagueTitle(name, language) === true;
}

const blogs: ReadonlySet<string> = new Set([
	'blog',
	'ブログ',
	'блог',
	'블로그',
	'博客',
	'blogg',
	'مدونه',
	'ब्लॉग',
	'บล็อก',
]);

/**
 * Works are called “Untitled”, lessons “Hello World” and lists of films “Coming soon”. “Home” and
 * “Page” only name a place on the site.
 */
export const mayNameWork = (title: string): boolean => works.has(title) || isAnnouncement(title);

/** “Coming soon”: untrue of a page with much content, unless that is its subject. */
export const isAnnouncement = (title: string): boolean => announcements.has(title);

/** Undecorated on first use. */
function plainSet(names: string) {
	let plain: ReadonlySet<string> | undefined;
	return {
		has(name: string): boolean {
			plain ??= new Set(names.split('|').map((each) => withoutDecoration(each, 'en')));
			return plain.has(withoutDecoration(name, 'en'));
		},
	};
}

const works = plainSet(
	'untitled|no title|unbenannt|ohne titel|sin título|sans titre|senza titolo|sem título|zonder titel|naamloos|bez tytułu|bez názvu|utan titel|namnlös|без названия|без имени|adsız|başlıksız|isimsiz|tanpa judul|không tiêu đề|無題|无标题|無標題|未命名|무제|제목 없음|بدون عنوان|بلا عنوان|शीर्षकहीन|ไม่มีชื่อ|' +
		'hello world|hallo welt|hola mundo|bonjour tout le monde|ciao mondo|olá mundo|hallo wereld|witaj świecie|ahoj světe|hej världen|привет, мир|merhaba dünya|halo dunia|hello dunia|chào thế giới|أهلا بالعالم|سلام دنیا|नमस्ते दुनिया|สวัสดีชาวโลก|' +
		'test|teste|prueba|prova|zkouška|тест|deneme|tes|kiểm tra|テスト|测试|測試|테스트|اختبار|परीक्षण|ทดสอบ',
);

const announcements = plainSet(
	'coming soon|in kürze|demnächst|próximamente|bientôt disponible|prossimamente|em breve|binnenkort beschikbaar|wkrótce|již brzy|připravujeme|kommer snart|скоро|yakında|segera hadir|sắp ra mắt|準備中|敬请期待|敬請期待|준비 중|قريبا|به زودی|जल्द आ रहा है|เร็วๆ นี้|' +
		'en construcción|en construction|in costruzione|em construção|w budowie|ve výstavbě|under uppbyggnad|в разработке|yapım aşamasında|đang xây dựng|تحت الإنشاء|در دست ساخت|निर्माणाधीन|กำลังปรับปรุง',
);

/** Titles that come with a framework or a server. */
const softwareTitle =
	/^(?:React App|Create Next App|Vite App|Vite \+ (?:React|Vue|Svelte|Preact|Solid|Lit|Qwik|TS)(?: \+ TS)?|My ASP\.NET Application|Welcome to nginx!|Apache2 (?:Ubuntu|Debian) Default Page(?:: It works)?)$/;

function isFileName(title: string): boolean {
	return /^[\w()-]+\.(?:html?|php|aspx?|jsp|pdf|docx?|pptx?|xlsx?|txt|jpe?g|png|indd|md)$/i.test(
		title.trim(),
	);
}

function isHostName(title: string): boolean {
	return /^(?:https?:\/\/\S+|www\.[\w.-]+\.[a-z]{2,}\/?|localhost(?::\d+)?)$/i.test(title.trim());
}
