/** The link targets of a post, as written in its blocks. */
export const linkedAddresses = (htmls: Iterable<string>): readonly string[] =>
	[...htmls].flatMap((html) =>
		[...html.matchAll(/\shref="([^"]*)"/g)].map(([, address = '']) =>
			address.replaceAll('&amp;', '&').replaceAll('&#038;', '&'),
		),
	);
