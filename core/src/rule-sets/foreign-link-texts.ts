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

let known: ReadonlySet<string> | null = null;

/** Whether the text says “click here” or “read more” in any of these languages. */
export function isForeignLinkText(text: string): boolean {
	if (text.length > longest || isOneLatinWord(text)) return false;
	known ??= new Set(phrases.trim().split('\n').map(plain));
	return known.has(plain(text));
}

/** With decoration around it. */
const longest = 30;

const isOneLatinWord = (text: string) => text.charCodeAt(0) < 0x400 && !text.includes(' ');

/** Letters of all languages are folded alike, because the language of the text is unknown. */
const plain = (text: string) => withoutDecoration(text, '');
