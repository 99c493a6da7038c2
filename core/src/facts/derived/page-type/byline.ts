/** A byline is short; a longer text with the same beginning is a sentence. */
const longestByline = 120;

/** Beginnings of bylines, and their words in languages that put them elsewhere. */
const beginning =
	/^(?:(?:posted|written|published|story|words|text|foto|photo)s?\s+(?:by|von)|by|von|par|de|di|da|por|door|av|af|przez|autor|author|auteur|autore|автор|yazar|penulis|ein (?:beitrag|artikel|gastbeitrag|kommentar) von)\b[:\s]\s*\p{Lu}/iu;
const word =
	/\b(?:autor(?:in)?|author|redaktion|redaction|rédaction|redazione|redacción|editor)\b|著者|作者|執筆|筆者|編集部|文\s*[:：＝=]|記者|작성자|글쓴이|기자|撰文|文\/|编辑|編輯/iu;

/** Any such text begins with one of these or contains it, in either case: far quicker to look for. */
const mayBegin = /^[ABDEFPSTVWYabdefpstvwyАа]/;
const mayContain =
	/[Aa][Uu][Tt]|[Rr][EeÉé][Dd]|[Ee][Dd][Ii]|著者|作者|執筆|筆者|編集部|文[\s:：＝=/]|記者|작성자|글쓴이|기자|撰文|编辑|編輯/;

export const isByline = (text: string) =>
	text.length <= longestByline &&
	((mayBegin.test(text) && beginning.test(text)) || (mayContain.test(text) && word.test(text)));
