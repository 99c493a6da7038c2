/** Part of the key of a series; `web` needs none. */
export type SearchTypePart = 'web' | 'image' | 'video' | 'news';

export type DevicePart = 'desktop' | 'mobile' | 'tablet';

/** The search type that a filter names, in any language of Search Console. */
export const searchTypeNamed = (text: string) => partNamed(text, searchTypeWords);

/** The device that a filter names, in any language of Search Console. */
export const deviceNamed = (text: string) => partNamed(text, deviceWords);

/** Texts with other signs, such as `+/mobile`, are filters of pages or queries. */
const words = /^[\p{L}\p{M} .'’-]{1,40}$/u;

function partNamed<Part extends string>(
	text: string,
	parts: readonly (readonly [Part, RegExp])[],
): Part | null {
	const word = text.normalize('NFC').trim().toLowerCase();
	if (!words.test(word)) return null;
	const [found, other] = parts.filter(([, stems]) => stems.test(word));
	// A comparison names two of them.
	return found === undefined || other !== undefined ? null : found[0];
}

const searchTypeWords = [
	[
		'image',
		/imag|immagin|imatge|bild|billed|bilete|afbeelding|obraz|obráz|grafik|görsel|kuva|kép|slik|画像|이미지|图片|圖片|изображ|картин|зображ|слик|εικόν|صور|تصویر|תמונ|รูปภาพ|hình ảnh|gambar|larawan|चित्र|इमेज|ছবি/,
	],
	[
		'video',
		/v[ií]d[eé]|wideo|動画|ビデオ|동영상|비디오|视频|視頻|影片|видео|відео|βίντεο|فيديو|ویدیو|וידאו|סרטונ|วิดีโอ|वीडियो|ভিডিও/,
	],
	[
		'news',
		/news|nachricht|not[ií]ci|actualit|notizi|nieuws|aktualno|wiadomo|haber|zprávy|správy|vijesti|novice|nyhet|nyhed|uutis|hírek|știri|ニュース|뉴스|新闻|新聞|новост|новин|вести|ειδήσ|أخبار|اخبار|חדשות|ข่าว|tin tức|berita|balita|समाचार|খবর/,
	],
	[
		'web',
		/^web|ウェブ|웹|网页|網頁|网络|網路|веб|интернет|ιστ|ويب|وب|אינטרנט|เว็บ|वेब|ওয়েব|internet|verkko/,
	],
] as const satisfies readonly (readonly [SearchTypePart, RegExp])[];

const deviceWords = [
	[
		'tablet',
		/^tabl|táblagép|surfplatt|nettbrett|タブレット|태블릿|平板|планшет|таблет|τάμπλετ|ταμπλ|لوحي|تبلت|טאבלט|แท็บเล็ต|máy tính bảng|टैबलेट/,
	],
	[
		'mobile',
		/^mobil|^m[oó]vil|^móbil|celular|téléphone|^handy|smartphone|komórk|^cep|puhelin|モバイル|携帯|모바일|휴대|移动|行動|手机|手機|мобил|мобіл|κινητ|جو[اّ]*ل|موبایل|نייד|נייד|มือถือ|di động|ponsel|seluler|मोबाइल/,
	],
	[
		'desktop',
		/^desktop|^computer|ordinateur|ordenador|^computador|komputer|počítač|masaüstü|bilgisayar|tietokone|asztali|^dator|datamaskin|デスクトップ|パソコン|^pc$|데스크톱|컴퓨터|桌面|桌上|桌機|(?<!平板)电脑|(?<!平板)電腦|компьютер|комп['’]ютер|компют|υπολογιστ|كمبيوتر|سطح المكتب|رایان|מחשב|เดสก์|คอมพิวเตอร์|máy tính(?! bảng)|डेस्कटॉप/,
	],
] as const satisfies readonly (readonly [DevicePart, RegExp])[];
