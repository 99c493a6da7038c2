const name = String.raw`(?:admin|administrator|\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){0,3})`;
const date = String.raw`[^,.;!?]{0,24}\d[\p{L}\d\s,./:-]{0,24}`;
const by = String.raw`(?:(?:[Pp]osted|[Ww]ritten|[Pp]ublished)\s)?(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]oor)`;
const reading = String.raw`(?:\s?[|·•–—-]\s?\d{1,3}\s?(?:[Mm]in(?:ute)?s?\.?\s[Rr]ead|[Mm]in(?:uten)?\.?\sLesezeit))?`;
const on = `(?:[Pp]osted|[Ww]ritten|[Pp]ublished|[Vv]eröffentlicht|[Pp]ublié|[Pp]ublicado)`;

const bylines = [
	new RegExp(`^${by}:?\\s${name}(?:\\s?[|,·•–—-]?\\s${date})?${reading}$`, 'u'),
	new RegExp(`^${on}\\s${date}(?:\\s${by}\\s${name})?$`, 'u'),
	/^[\d\s./:年月日-]{6,24}\s(?:作者|著者|投稿者|執筆者|文)\s?[:：]\s?\S{1,20}$/u,
	/^(?:作者|著者|投稿者|執筆者|作成者|글쓴이|작성자)\s?[:：]\s?\S{1,20}(?:\s[\d\s./:年月日-]{4,24})?$/u,
];

/** Longer texts say more than who wrote them, and when. */
const longest = 80;

/** Only who wrote the page, and perhaps when. */
export function isByline(text: string): boolean {
	if (text.length > longest) return false;
	const words = text.replace(/\s+/g, ' ').trim();
	return bylines.some((byline) => byline.test(words));
}
