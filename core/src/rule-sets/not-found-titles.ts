import { foldPhrase } from '../text/folding/fold.ts';
import { phrasesOf } from './phrase-sets.ts';

/** Titles of “not found” pages in all languages; they apply in each of them. */
const notFoundTitles = `
	404
	404 error
	404 not found
	error 404
	error 404 not found
	not found
	page not found
	404 page not found
	page not found 404
	oops page not found
	oops that page can't be found
	page can't be found
	this page can't be found
	nothing found
	page doesn't exist
	this page does not exist
	product not found
	no results found
	ページが見つかりません
	ページが見つかりませんでした
	お探しのページは見つかりません
	お探しのページは見つかりませんでした
	お探しのページが見つかりません
	指定されたページが見つかりません
	seite nicht gefunden
	die seite wurde nicht gefunden
	seite existiert nicht
	fehler 404
	nichts gefunden
	page introuvable
	page non trouvée
	erreur 404
	cette page n'existe pas
	página no encontrada
	la página no existe
	no se encontró la página
	pagina non trovata
	errore 404
	la pagina non esiste
	página não encontrada
	erro 404
	a página não existe
	pagina niet gevonden
	fout 404
	strona nie została znaleziona
	nie znaleziono strony
	strona nie istnieje
	błąd 404
	страница не найдена
	ошибка 404
	такой страницы нет
	페이지를 찾을 수 없습니다
	찾을 수 없는 페이지입니다
	존재하지 않는 페이지입니다
	页面不存在
	页面未找到
	找不到页面
	您访问的页面不存在
	找不到頁面
	頁面不存在
	找不到網頁
	sidan hittades inte
	siden blev ikke fundet
	siden ble ikke funnet
	sivua ei löytynyt
	stránka nenalezena
	sayfa bulunamadı
	halaman tidak ditemukan
	không tìm thấy trang
	الصفحة غير موجودة
	لم يتم العثور على الصفحة
	पेज नहीं मिला
	पृष्ठ नहीं मिला
	ไม่พบหน้านี้
	ไม่พบหน้าที่คุณต้องการ
	ไม่พบหน้าเว็บ
	صفحه پیدا نشد
	הדף לא נמצא
	сторінку не знайдено
	η σελίδα δεν βρέθηκε
	az oldal nem található
	pagina nu a fost găsită
`;

let folded: ReadonlySet<string> | undefined;

/** Whether the whole title says that the page was not found; “How to fix a 404” does not. */
export function isNotFoundTitle(title: string): boolean {
	folded ??= new Set(phrasesOf(notFoundTitles).map(plain));
	return folded.has(plain(title));
}

function plain(title: string): string {
	return foldPhrase(title.replaceAll('’', "'").replace(/[^\p{L}\p{M}\p{N}']+/gu, ' '), null);
}
