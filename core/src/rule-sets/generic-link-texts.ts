import { fold } from '../text/fold.ts';
import { phraseSets } from './phrase-sets.ts';

/** Texts that say nothing of where a link leads. One a line. */
const genericLinkTexts: Readonly<Record<string, string>> = {
	en: `
		click
		click here
		click for more
		click here for more
		click this
		click this link
		here
		this
		this link
		this page
		this post
		this article
		link
		more
		more info
		more information
		more details
		read more
		read on
		read this
		read full article
		continue
		continue reading
		go
		go here
		learn more
		find out more
		see more
		see here
		show more
		view more
		view
		view details
		details
		start
		right here
		check it out
		discover more
		website
	`,
	ja: `
		こちら
		こちらへ
		こちらから
		こちらをクリック
		ここ
		ここへ
		ここから
		ここをクリック
		クリック
		クリックする
		クリックしてください
		リンク
		もっと見る
		もっと読む
		もっと詳しく
		続き
		続きを読む
		続きを見る
		続きはこちら
		続きはコチラ
		詳細
		詳細はこちら
		詳細を見る
		詳しく
		詳しく見る
		詳しくはこちら
		詳しくはコチラ
		くわしくはこちら
		コチラ
		全文を読む
		このページ
		この記事
		記事を読む
		次へ
	`,
	de: `
		hier
		hier klicken
		klick
		klicken
		klicken sie hier
		klick hier
		bitte hier klicken
		hier entlang
		hier lesen
		link
		dieser link
		diese seite
		dieser artikel
		mehr
		mehr dazu
		mehr erfahren
		mehr infos
		mehr informationen
		mehr lesen
		mehr anzeigen
		mehr details
		weiter
		weiterlesen
		weitere informationen
		weitere infos
		erfahren sie mehr
		jetzt lesen
		details
		zum artikel
		zum beitrag
		zur seite
		ansehen
	`,
	fr: `
		ici
		cliquez ici
		cliquer ici
		clique ici
		cliquez
		lien
		ce lien
		cette page
		cet article
		par ici
		plus
		plus d'infos
		plus d'informations
		en savoir plus
		en voir plus
		en lire plus
		lire
		lire plus
		lire la suite
		lire l'article
		la suite
		suite
		suivant
		voir
		voir plus
		voir ici
		détails
		voir les détails
		découvrir
		continuer
		continuer la lecture
	`,
	es: `
		aquí
		haz clic
		haz clic aquí
		haga clic aquí
		hacer clic aquí
		clic aquí
		click aquí
		pincha aquí
		pulsa aquí
		enlace
		este enlace
		esta página
		este artículo
		más
		más info
		más información
		más detalles
		leer
		leer más
		leer artículo
		seguir leyendo
		sigue leyendo
		continuar
		continuar leyendo
		ver
		ver más
		ver detalles
		saber más
		conoce más
		descubre más
		detalles
		entra aquí
	`,
	it: `
		qui
		clicca
		clicca qui
		cliccare qui
		fai clic qui
		fare clic qui
		premi qui
		link
		questo link
		questa pagina
		questo articolo
		altro
		di più
		più info
		più informazioni
		maggiori informazioni
		maggiori dettagli
		leggi
		leggi qui
		leggi tutto
		leggi di più
		leggi l'articolo
		continua
		continua a leggere
		scopri
		scopri di più
		vedi
		vedi di più
		vedi tutto
		dettagli
		per saperne di più
		approfondisci
	`,
	pt: `
		aqui
		clique
		clique aqui
		clica aqui
		clicar aqui
		link
		este link
		esta página
		este artigo
		mais
		mais info
		mais informações
		mais detalhes
		ler
		ler mais
		leia mais
		leia aqui
		leia o artigo
		continuar
		continuar lendo
		continuar a ler
		continue lendo
		saiba mais
		saber mais
		ver
		ver mais
		veja mais
		veja aqui
		ver detalhes
		detalhes
		descubra mais
	`,
	nl: `
		hier
		klik
		klik hier
		hier klikken
		link
		deze link
		deze pagina
		dit artikel
		meer
		meer info
		meer informatie
		meer lezen
		meer weten
		meer details
		lees
		lees hier
		lees meer
		lees verder
		lees het artikel
		verder
		verder lezen
		bekijk
		bekijk meer
		bekijk hier
		details
		ga verder
		ontdek meer
		via deze link
	`,
	pl: `
		tutaj
		tu
		kliknij
		kliknij tu
		kliknij tutaj
		link
		ten link
		pod tym linkiem
		ta strona
		ten artykuł
		więcej
		więcej informacji
		więcej szczegółów
		czytaj
		czytaj więcej
		czytaj dalej
		przeczytaj
		przeczytaj więcej
		dowiedz się więcej
		zobacz
		zobacz więcej
		zobacz tutaj
		szczegóły
		dalej
		sprawdź
		pokaż więcej
		poznaj szczegóły
	`,
	ru: `
		здесь
		тут
		нажмите
		нажмите здесь
		нажмите сюда
		жмите сюда
		кликните
		кликните здесь
		сюда
		ссылка
		по ссылке
		эта ссылка
		эта страница
		эта статья
		подробнее
		подробности
		узнать больше
		узнать подробнее
		читать
		читать далее
		читать дальше
		читать полностью
		читать ещё
		далее
		дальше
		ещё
		больше
		больше информации
		смотреть
		посмотреть
		перейти
		показать ещё
	`,
	ko: `
		여기
		여기를 클릭
		여기를 클릭하세요
		여기 클릭
		여기에서
		클릭
		클릭하세요
		링크
		이 링크
		이 페이지
		더보기
		더 보기
		더 읽기
		더 알아보기
		자세히
		자세히 보기
		자세히 알아보기
		상세보기
		상세 보기
		계속
		계속 읽기
		바로가기
		바로 가기
		보기
		다음
	`,
	zh: `
		这里
		這裡
		點這裡
		点这里
		点击
		點擊
		点击这里
		點擊這裡
		点击此处
		點擊此處
		点此
		點此
		此处
		此處
		链接
		連結
		鏈接
		更多
		更多信息
		更多資訊
		查看更多
		了解更多
		了解详情
		了解詳情
		详情
		詳情
		查看
		查看详情
		查看詳情
		阅读
		阅读更多
		閱讀更多
		阅读全文
		閱讀全文
		继续阅读
		繼續閱讀
		全文
		点我
		點我
	`,
	tr: `
		tıkla
		tıklayın
		buraya tıkla
		buraya tıklayın
		tıklayınız
		buraya tıklayınız
		burada
		buradan
		link
		bağlantı
		bu link
		bu bağlantı
		bu sayfa
		bu yazı
		daha fazla
		daha fazlası
		daha fazla bilgi
		devam
		devamı
		devamını oku
		devamını okuyun
		okumaya devam et
		oku
		incele
		detay
		detaylar
		detaylı bilgi
		ayrıntılar
		göster
		daha fazla göster
		git
		ileri
		keşfet
	`,
	ar: `
		هنا
		اضغط هنا
		انقر هنا
		من هنا
		اضغط
		انقر
		رابط
		الرابط
		هذا الرابط
		هذه الصفحة
		هذا المقال
		المزيد
		اقرأ
		اقرأ المزيد
		اقرأ أكثر
		قراءة المزيد
		للمزيد
		اعرف المزيد
		عرض المزيد
		شاهد المزيد
		مزيد من المعلومات
		التفاصيل
		تفاصيل
		المزيد من التفاصيل
		عرض التفاصيل
		متابعة
		متابعة القراءة
		أكمل القراءة
		التالي
		عرض
	`,
	hi: `
		यहाँ
		यहां क्लिक करें
		यहाँ क्लिक करें
		यहाँ देखें
		क्लिक करें
		लिंक
		यह लिंक
		इस लिंक पर
		यह पेज
		यह लेख
		और
		और पढ़ें
		और देखें
		और जानें
		अधिक
		अधिक जानें
		अधिक जानकारी
		अधिक पढ़ें
		अधिक देखें
		पूरा पढ़ें
		पूरी खबर पढ़ें
		आगे पढ़ें
		आगे
		पढ़ें
		देखें
		जानें
		विवरण
		विवरण देखें
		जारी रखें
	`,
	th: `
		ที่นี่
		คลิก
		คลิกที่นี่
		กดที่นี่
		คลิกเลย
		กดเลย
		ลิงก์
		ลิงค์
		ลิงก์นี้
		หน้านี้
		บทความนี้
		เพิ่มเติม
		อ่าน
		อ่านต่อ
		อ่านเพิ่มเติม
		อ่านทั้งหมด
		ดู
		ดูเพิ่มเติม
		ดูทั้งหมด
		ดูรายละเอียด
		รายละเอียด
		รายละเอียดเพิ่มเติม
		ข้อมูลเพิ่มเติม
		เรียนรู้เพิ่มเติม
		ต่อ
		ถัดไป
	`,
	vi: `
		tại đây
		ở đây
		đây
		bấm vào đây
		nhấn vào đây
		nhấp vào đây
		click vào đây
		xem tại đây
		link
		liên kết
		liên kết này
		trang này
		bài viết này
		thêm
		đọc
		đọc thêm
		đọc tiếp
		xem
		xem thêm
		xem tiếp
		xem chi tiết
		chi tiết
		thông tin thêm
		tìm hiểu thêm
		tiếp tục
		tiếp tục đọc
		tiếp theo
		xem tất cả
	`,
	id: `
		di sini
		disini
		klik
		klik di sini
		klik disini
		tautan
		link
		link ini
		tautan ini
		halaman ini
		artikel ini
		selengkapnya
		baca
		baca selengkapnya
		baca lebih lanjut
		baca juga
		baca di sini
		lihat
		lihat selengkapnya
		lihat detail
		lihat di sini
		detail
		info lengkap
		info selengkapnya
		informasi lebih lanjut
		pelajari lebih lanjut
		lanjut
		lanjutkan
		lanjut membaca
		lainnya
	`,
	sv: `
		här
		klicka
		klicka här
		tryck här
		länk
		länken
		den här länken
		denna länk
		den här sidan
		den här artikeln
		mer
		mer info
		mer information
		läs
		läs mer
		läs mer här
		läs här
		läs vidare
		fortsätt
		fortsätt läsa
		se
		se mer
		se här
		visa
		visa mer
		veta mer
		ta reda på mer
		upptäck mer
		detaljer
		till artikeln
		nästa
	`,
	cs: `
		zde
		tady
		klikněte
		klikněte zde
		klikněte sem
		klikni zde
		sem
		odkaz
		tento odkaz
		tato stránka
		tento článek
		více
		více info
		více informací
		více zde
		číst
		číst více
		číst dále
		přečíst
		přečíst více
		pokračovat
		pokračovat ve čtení
		celý článek
		zjistit více
		zobrazit
		zobrazit více
		detail
		detaily
		podrobnosti
		další
		dále
	`,
};

const sets = phraseSets(genericLinkTexts, textOfLink);

/** No phrase of the lists is longer, dressed up or not, and none has a digit. */
const isTooTelling = (text: string) => text.length > 60 || /\d/.test(text);

/** `undefined` when we have no list for the language. */
export function isGenericLinkText(text: string, language: string): boolean | undefined {
	const phrases = sets(language);
	return phrases && !isTooTelling(text) && phrases.has(textOfLink(text, language));
}

/** Without the arrows, dots and brackets that dress a link up. */
function textOfLink(text: string, language: string): string {
	return fold(text, language)
		.replaceAll('’', "'")
		.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '')
		.replace(/\s+/g, ' ');
}
