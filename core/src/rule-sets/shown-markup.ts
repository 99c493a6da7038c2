/** Each entity that people see as it is written, because it was escaped twice. */
const entity =
	/&(?:amp|lt|gt|quot|apos|nbsp|shy|hellip|[mn]dash|[lr][sd]?aquo|[lrb][sd]quo|bull|middot|euro|copy|reg|trade|szlig|[a-z](?:uml|acute|grave|circ|tilde|cedil|ring|caron)|#\d{2,6}|#x[\da-f]{2,5});/i;
const pairOfTags = /<(b|i|u|em|strong|span|p|h[1-6]|a|su[bp]|small|font)(?:\s[^<>]*)?>[^<]*<\/\1>/i;
/** One tag of a pair: the rest may be cut off. */
const tag =
	/<(?:a|p|div|span|img|font|strong|em)\s[^<>]*|<\/?(?:p|br|div|span|strong|em|b|i)\s*\/?>/i;

const markup =
	/html|xml|markup|\btags?\b|entit|escap|unicode|charact|zeichen|タグ|エンティティ|文字参照|тег|实体|标签/i;

/** Whether a text speaks of markup, so that it may have to show some. */
export const isAboutMarkup = (text: string) => markup.test(text);

/** The first entity or pair of tags that people see in a title. */
export const markupShownInTitle = (title: string) => first(title, entity, pairOfTags);

/** The first entity or tag that people see in a longer text, which may break off inside a tag. */
export const markupShownInText = (text: string) => first(text, entity, pairOfTags, tag);

function first(text: string, ...patterns: readonly RegExp[]): string | null {
	for (const pattern of patterns) {
		const [piece] = pattern.exec(text) ?? [];
		if (piece !== undefined) return piece;
	}
	return null;
}
