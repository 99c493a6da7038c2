interface TextFile {
	readonly name: string;
	readonly text: string;
}

const heads = 'Clicks,Impressions,CTR,Position';

/** The tables of a Search Console export, with the report filtered to one page. */
export const searchConsoleExport = (url: string): readonly TextFile[] => [
	{
		name: 'Queries.csv',
		text: `Top queries,${heads}\nhow to bake bread,7,200,3.5%,11.5\na first loaf,3,90,3.3%,2.1\n`,
	},
	{ name: 'Pages.csv', text: `Top pages,${heads}\n${url},12,345,3.5%,11.5\n` },
	{
		name: 'Chart.csv',
		text: `Date,${heads}\n2026-08-01,5,145,3.4%,12\n2026-10-31,7,200,3.5%,11\n`,
	},
];
