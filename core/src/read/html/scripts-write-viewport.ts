/** Whether the first viewport tag in the text is inside a script, which writes it. */
export function scriptsWriteViewport(html: string): boolean {
	const at = html.search(viewportName);
	return at >= 0 && html.lastIndexOf('<script', at) > html.lastIndexOf('</script', at);
}

/** In a tag or an assignment. `[name=viewport]` only looks for the tag. */
const viewportName = /(?<!\[)\bname\b[^<>;\]]{0,20}viewport/i;
