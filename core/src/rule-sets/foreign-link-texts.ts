import { withoutDecoration } from './without-decoration.ts';

/**
 * “Click here” and “read more” in the languages that sites are translated from and into. A single
 * word may mean something in a different language, so there are only phrases that cannot; the full
 * lists are in `core/src/languages`, and only those of the page’s own language are loaded.
 */
const phrases = `
click here
read more
learn more
hier klicken
klicken sie hier
mehr erfahren
mehr lesen
cliquez ici
en savoir plus
lire la suite
haga clic aquí
haz clic aquí
click aquí
leer más
más información
clique aqui
saiba mais
leia mais
clicca qui
leggi di più
leggi tutto
scopri di più
klik hier
lees meer
kliknij tutaj
czytaj więcej
klicka här
läs mer
нажмите здесь
читать далее
подробнее
こちら
こちらをクリック
ここをクリック
詳細はこちら
続きを読む
点击这里
點擊這裡
阅读更多
閱讀更多
여기
여기를 클릭
자세히 보기
buraya tıklayın
devamını oku
klik di sini
baca selengkapnya
nhấp vào đây
xem thêm
`;

let known: { readonly phrases: ReadonlySet<string>; readonly beginnings: ReadonlySet<string> };

/** Whether the text says “click here” or “read more” in any of these languages. */
export function isForeignLinkText(text: string): boolean {
	if (text.length > longest) return false;
	known ??= read();
	// Looking only at the first letters of most texts is many times faster.
	if (/^\p{L}/u.test(text) && !known.beginnings.has(beginningOf(text))) return false;
	return known.phrases.has(plain(text));
}

function read(): typeof known {
	const list = phrases.trim().split('\n');
	return { phrases: new Set(list.map(plain)), beginnings: new Set(list.map(beginningOf)) };
}

const beginningOf = (text: string) => text.slice(0, 2).toLowerCase();

/** With decoration around it. */
const longest = 30;

/** Letters of all languages are folded alike, because the language of the text is unknown. */
const plain = (text: string) => withoutDecoration(text, '');
