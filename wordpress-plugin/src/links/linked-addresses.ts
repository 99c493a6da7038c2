/** Addresses that a post links to, as its blocks write them. */
export const linkedAddresses = (htmls: Iterable<string>): readonly string[] =>
	[...htmls].flatMap((html) =>
		[...html.matchAll(/\shref="([^"]*)"/g)].map(([, address = '']) =>
			address.replaceAll('&amp;', '&').replaceAll('&#038;', '&'),
		),
	);
