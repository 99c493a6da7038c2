import { foldPhrase } from '../text/fold.ts';
import { phraseSets } from './phrase-sets.ts';

/** Alt texts that name the medium and nothing in it. One a line. */
const emptyAltTexts: Readonly<Record<string, string>> = {
	en: `
		image
		images
		picture
		pic
		photo
		photograph
		graphic
		image description
		alt text
		alt
		image alt
		img
		thumbnail
		banner
		spacer
		untitled
		placeholder
		placeholder image
		featured image
		image of
		photo of
		picture of
	`,
	ja: `
		画像
		写真
		イメージ
		図
		画像の説明
		サムネイル
		アイキャッチ
		アイキャッチ画像
		代替テキスト
		バナー
		無題
	`,
	de: `
		bild
		bilder
		foto
		grafik
		abbildung
		bildbeschreibung
		symbolbild
		vorschaubild
		platzhalter
		alternativtext
		beitragsbild
		ohne titel
	`,
	fr: `
		image
		photo
		photographie
		illustration
		vignette
		image à la une
		texte alternatif
		description de l'image
		sans titre
	`,
	es: `
		imagen
		foto
		fotografía
		imagen destacada
		miniatura
		texto alternativo
		sin título
	`,
	it: `
		immagine
		foto
		fotografia
		immagine in evidenza
		miniatura
		testo alternativo
		senza titolo
	`,
	pt: `
		imagem
		foto
		fotografia
		imagem destacada
		miniatura
		texto alternativo
		sem título
	`,
	nl: `
		afbeelding
		foto
		plaatje
		uitgelichte afbeelding
		miniatuur
		alternatieve tekst
		zonder titel
	`,
	pl: `
		obraz
		obrazek
		zdjęcie
		grafika
		fotografia
		miniatura
		tekst alternatywny
		bez tytułu
	`,
	ru: `
		изображение
		картинка
		фото
		фотография
		рисунок
		миниатюра
		альтернативный текст
		без названия
	`,
	ko: `
		이미지
		사진
		그림
		썸네일
		대체 텍스트
		제목 없음
	`,
	zh: `
		图片
		圖片
		照片
		图像
		圖像
		缩略图
		縮圖
		替代文字
		无标题
		無標題
	`,
};

const sets = phraseSets(emptyAltTexts, foldPhrase);

/** No phrase of the lists is longer, and none has a digit. */
const isTooTelling = (text: string) => text.length > 60 || /\d/.test(text);

/** `undefined` when we have no list for the language. */
export function isEmptyAltText(text: string, language: string): boolean | undefined {
	const phrases = sets(language);
	return phrases && !isTooTelling(text) && phrases.has(foldPhrase(text, language));
}
