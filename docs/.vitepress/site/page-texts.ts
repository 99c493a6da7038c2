/** The paragraphs of a page without their markup, in order; tables, lists, code and HTML are left out. */
export function pageTexts(markdown: string): readonly string[] {
	const withoutCode = markdown
		.replace(/^---\n[\s\S]*?\n---\n/, '')
		.replace(/^(`{3,})[\s\S]*?^\1$/gm, '')
		.replace(/<!--[\s\S]*?-->/g, '');
	return withoutCode
		.split(/\n{2,}/)
		.map((block) => block.trim())
		.filter((block) => /^(?:\*\*|`|\[)?[\p{L}“]/u.test(block) && !isOnlyCode(block))
		.map(plain);
}

/** The name of a rule or a command on a line of its own. */
const isOnlyCode = (block: string) => /^`[^`]*`$/.test(block);

const plain = (block: string) =>
	block
		.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
		.replace(/\\([<>|*_`[\]\\])/g, '$1')
		.replace(/^\*\*What to do\.\*\* /, '')
		.replace(/\*+|`/g, '')
		.replaceAll(/\s+/g, ' ');
