import { foldPhrase } from '../text/fold.ts';
import { phraseSets } from './phrase-sets.ts';

/** Titles that describe no page, or every page. One a line. */
const vagueTitles: Readonly<Record<string, string>> = {
	en: `
		home
		homepage
		home page
		welcome
		welcome to our website
		main page
		start
		start page
		front page
		index
		untitled
		untitled document
		untitled page
		no title
		new page
		new post
		new tab
		page
		page title
		page 1
		title
		my page
		my site
		my website
		my blog
		my wordpress blog
		website
		blog
		post
		hello world
		sample page
		test
		test page
		document
		default
		default title
		coming soon
		just another wordpress site
		your title here
		insert title here
		site title
		company name
		react app
		vite app
		next app
		create next app
		document title
	`,
	ja: `
		ホーム
		ホームページ
		トップ
		トップページ
		ようこそ
		無題
		無題のドキュメント
		無題のページ
		名称未設定
		タイトル
		タイトルなし
		ページタイトル
		新規ページ
		新しいページ
		新規投稿
		ページ
		サンプルページ
		テスト
		テストページ
		サイト名
		サイトタイトル
		会社名
		インデックス
		ブログ
		準備中
		just another wordpress site
	`,
	de: `
		start
		startseite
		home
		homepage
		willkommen
		herzlich willkommen
		hauptseite
		unbenannt
		unbenanntes dokument
		unbenannte seite
		ohne titel
		kein titel
		neue seite
		neuer beitrag
		seite
		seitentitel
		titel
		meine seite
		meine website
		webseite
		blog
		beitrag
		beispielseite
		beispiel-seite
		test
		testseite
		dokument
		index
		hallo welt
		in kürze
		demnächst
		ein weiterer wordpress-blog
		eine weitere wordpress-website
	`,
	fr: `
		accueil
		page d'accueil
		bienvenue
		home
		index
		sans titre
		document sans titre
		page sans titre
		nouvelle page
		nouvel article
		page
		titre
		titre de la page
		mon site
		mon blog
		site web
		blog
		article
		page d'exemple
		test
		page de test
		document
		bientôt disponible
		en construction
		un site utilisant wordpress
		bonjour tout le monde
	`,
	es: `
		inicio
		página de inicio
		página principal
		principal
		portada
		bienvenido
		bienvenidos
		bienvenida
		home
		index
		sin título
		documento sin título
		página sin título
		página nueva
		nueva página
		nueva entrada
		página
		título
		título de la página
		mi sitio
		mi página
		mi blog
		sitio web
		blog
		página de ejemplo
		prueba
		test
		documento
		próximamente
		en construcción
		otro sitio realizado con wordpress
		hola mundo
	`,
	it: `
		home
		homepage
		home page
		pagina iniziale
		pagina principale
		benvenuto
		benvenuti
		index
		senza titolo
		documento senza titolo
		pagina senza titolo
		nuova pagina
		nuovo articolo
		pagina
		titolo
		titolo della pagina
		il mio sito
		il mio blog
		sito web
		blog
		pagina di esempio
		prova
		test
		documento
		prossimamente
		in costruzione
		un nuovo sito targato wordpress
		ciao mondo
	`,
	pt: `
		início
		página inicial
		página principal
		bem-vindo
		bem-vindos
		home
		index
		sem título
		documento sem título
		página sem título
		nova página
		novo post
		página
		título
		título da página
		meu site
		meu blog
		o meu site
		site
		blog
		página de exemplo
		teste
		página de teste
		documento
		em breve
		em construção
		mais um site wordpress
		só mais um site wordpress
		olá mundo
	`,
	nl: `
		home
		homepage
		startpagina
		hoofdpagina
		welkom
		index
		naamloos
		naamloos document
		zonder titel
		geen titel
		nieuwe pagina
		nieuw bericht
		pagina
		titel
		paginatitel
		mijn site
		mijn website
		mijn blog
		website
		blog
		voorbeeldpagina
		voorbeeld pagina
		test
		testpagina
		document
		binnenkort beschikbaar
		hallo wereld
		een andere wordpress site
		de zoveelste wordpress-site
	`,
	pl: `
		strona główna
		strona startowa
		start
		home
		witaj
		witamy
		index
		bez tytułu
		bez nazwy
		dokument bez tytułu
		nowa strona
		nowy wpis
		strona
		tytuł
		tytuł strony
		moja strona
		mój blog
		strona internetowa
		blog
		przykładowa strona
		test
		strona testowa
		dokument
		wkrótce
		w budowie
		kolejna witryna oparta na wordpressie
		witaj świecie
	`,
	ru: `
		главная
		главная страница
		домашняя страница
		начало
		добро пожаловать
		без названия
		без имени
		без заголовка
		новая страница
		новая запись
		страница
		заголовок
		заголовок страницы
		название
		мой сайт
		мой блог
		сайт
		блог
		пример страницы
		тест
		тестовая страница
		документ
		скоро
		в разработке
		ещё один сайт на wordpress
		привет, мир
		index
		home
	`,
	ko: `
		홈
		홈페이지
		메인
		메인 페이지
		메인페이지
		환영합니다
		제목 없음
		제목없음
		무제
		새 페이지
		새 글
		페이지
		제목
		페이지 제목
		내 사이트
		내 블로그
		블로그
		예제 페이지
		샘플 페이지
		테스트
		테스트 페이지
		문서
		준비 중
		워드프레스로 만든 또 하나의 사이트
		home
		index
	`,
	zh: `
		首页
		首頁
		主页
		主頁
		网站首页
		網站首頁
		欢迎
		歡迎
		欢迎光临
		歡迎光臨
		无标题
		無標題
		未命名
		无标题文档
		無標題文件
		未命名文档
		新页面
		新頁面
		新建页面
		页面
		頁面
		标题
		標題
		页面标题
		頁面標題
		我的网站
		我的網站
		我的博客
		博客
		示例页面
		範例頁面
		测试
		測試
		测试页面
		測試頁面
		文档
		敬请期待
		敬請期待
		又一个wordpress站点
		又一個 wordpress 網站
	`,
	tr: `
		ana sayfa
		anasayfa
		giriş
		hoş geldiniz
		hoşgeldiniz
		başlıksız
		isimsiz
		adsız
		adsız belge
		başlıksız belge
		yeni sayfa
		yeni yazı
		sayfa
		başlık
		sayfa başlığı
		sitem
		web sitem
		blogum
		web sitesi
		blog
		örnek sayfa
		deneme
		test
		test sayfası
		belge
		yakında
		yapım aşamasında
		merhaba dünya
		bir başka wordpress sitesi
		index
		home
	`,
	ar: `
		الرئيسية
		الصفحة الرئيسية
		الصفحة الأولى
		مرحبا
		أهلا بكم
		أهلا وسهلا
		بدون عنوان
		بلا عنوان
		غير معنون
		مستند بدون عنوان
		صفحة جديدة
		مقالة جديدة
		صفحة
		العنوان
		عنوان
		عنوان الصفحة
		موقعي
		مدونتي
		موقع
		مدونة
		صفحة نموذجية
		مثال على صفحة
		تجربة
		اختبار
		صفحة تجريبية
		مستند
		قريبا
		تحت الإنشاء
		أهلا بالعالم
		موقع ووردبريس آخر
		index
		home
	`,
	hi: `
		होम
		होमपेज
		होम पेज
		मुख पृष्ठ
		मुख्य पृष्ठ
		मुखपृष्ठ
		स्वागत है
		आपका स्वागत है
		शीर्षकहीन
		बिना शीर्षक
		बिना शीर्षक का दस्तावेज़
		नया पेज
		नया पृष्ठ
		नई पोस्ट
		पेज
		पृष्ठ
		शीर्षक
		पेज का शीर्षक
		मेरी वेबसाइट
		मेरा ब्लॉग
		वेबसाइट
		ब्लॉग
		नमूना पृष्ठ
		परीक्षण
		टेस्ट
		टेस्ट पेज
		दस्तावेज़
		जल्द आ रहा है
		निर्माणाधीन
		नमस्ते दुनिया
		index
		home
	`,
	th: `
		หน้าแรก
		หน้าหลัก
		โฮม
		โฮมเพจ
		ยินดีต้อนรับ
		ยินดีต้อนรับสู่เว็บไซต์
		ไม่มีชื่อ
		ไม่มีหัวข้อ
		ไม่มีชื่อเรื่อง
		เอกสารไม่มีชื่อ
		หน้าใหม่
		เรื่องใหม่
		หน้า
		ชื่อเรื่อง
		หัวข้อ
		ชื่อหน้า
		เว็บไซต์ของฉัน
		บล็อกของฉัน
		เว็บไซต์
		บล็อก
		หน้าตัวอย่าง
		ตัวอย่างหน้า
		ทดสอบ
		หน้าทดสอบ
		เอกสาร
		เร็วๆ นี้
		กำลังปรับปรุง
		สวัสดีชาวโลก
		index
		home
	`,
	vi: `
		trang chủ
		trang chính
		trang đầu
		chào mừng
		chào mừng bạn
		không có tiêu đề
		chưa có tiêu đề
		không tiêu đề
		chưa đặt tên
		tài liệu không có tiêu đề
		trang mới
		bài viết mới
		trang
		tiêu đề
		tiêu đề trang
		trang web của tôi
		blog của tôi
		trang web
		website
		blog
		trang mẫu
		thử nghiệm
		kiểm tra
		test
		trang thử nghiệm
		tài liệu
		sắp ra mắt
		đang xây dựng
		chào thế giới
		một trang web mới sử dụng wordpress
		index
		home
	`,
	id: `
		beranda
		halaman utama
		halaman depan
		selamat datang
		tanpa judul
		tak berjudul
		dokumen tanpa judul
		halaman baru
		pos baru
		postingan baru
		halaman
		judul
		judul halaman
		situs saya
		website saya
		blog saya
		situs web
		website
		blog
		laman contoh
		halaman contoh
		contoh halaman
		tes
		uji coba
		halaman tes
		dokumen
		segera hadir
		dalam perbaikan
		dalam pengembangan
		halo dunia
		hello dunia
		situs wordpress lainnya
		index
		home
	`,
	sv: `
		hem
		startsida
		startsidan
		hemsida
		förstasidan
		välkommen
		välkommen till vår hemsida
		namnlös
		utan titel
		ingen titel
		dokument utan titel
		namnlöst dokument
		ny sida
		nytt inlägg
		sida
		titel
		sidtitel
		sidans titel
		min sida
		min hemsida
		min blogg
		webbplats
		blogg
		exempelsida
		test
		testsida
		dokument
		kommer snart
		under uppbyggnad
		hej världen
		ännu en wordpress-webbplats
		index
		home
	`,
	cs: `
		domů
		úvod
		úvodní stránka
		úvodní strana
		hlavní stránka
		domovská stránka
		vítejte
		vítáme vás
		bez názvu
		bez titulku
		dokument bez názvu
		nepojmenovaný dokument
		nová stránka
		nový příspěvek
		stránka
		název
		titulek
		název stránky
		moje stránka
		můj web
		můj blog
		web
		webové stránky
		blog
		ukázková stránka
		zkouška
		test
		testovací stránka
		dokument
		již brzy
		připravujeme
		ve výstavbě
		ahoj světe
		další web používající wordpress
		index
		home
	`,
};

const sets = phraseSets(vagueTitles, textOfTitle);

/** A title that is nothing but a vague phrase or a file name; `undefined` without a list. */
export function isVagueTitle(title: string, language: string): boolean | undefined {
	const set = sets(language);
	if (!set) return undefined;
	return set.has(textOfTitle(title, language)) || isFileName(title) || isHostName(title);
}

/** What stands before the name of the site in a title; “Blog | Example Bakery” is a name of its own. */
export function isVagueBesideSiteName(name: string, language: string): boolean {
	return !blogs.has(textOfTitle(name, language)) && isVagueTitle(name, language) === true;
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

function textOfTitle(title: string, language: string): string {
	return foldPhrase(title, language)
		.replaceAll('’', "'")
		.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '');
}

function isFileName(title: string): boolean {
	return /^[\w()-]+\.(?:html?|php|aspx?|jsp|pdf|docx?|pptx?|xlsx?|txt|jpe?g|png|indd|md)$/i.test(
		title.trim(),
	);
}

function isHostName(title: string): boolean {
	return /^(?:https?:\/\/\S+|www\.[\w.-]+\.[a-z]{2,}\/?|localhost(?::\d+)?)$/i.test(title.trim());
}
