// Generated from core/src/locales/en.json. Do not edit.
const { format } = new Intl.NumberFormat('en');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
export const en = {
	formats: {
		markdown: "Markdown",
		csv: "CSV",
		json: "JSON",
		sarif: "SARIF",
	},
	uses: {
		markdown: "for a ticket or a note",
		csv: "for Excel and other spreadsheets",
		json: "everything, for programs",
		sarif: "for code reviews",
	},
	copy: "Copy",
	copyAs: ({ format }: { readonly format: string | number }) => `Copy as ${written(format)}`,
	copied: ({ format }: { readonly format: string | number }) => `Copied as ${written(format)}.`,
	download: "Download",
	downloadAs: ({ format }: { readonly format: string | number }) => `Download as ${written(format)}`,
	saved: ({ name }: { readonly name: string | number }) => `Saved as “${written(name)}”.`,
	print: "Printable report",
	compare: "Compare with an earlier audit or another page",
	keep: {
		title: "This site",
		keep: "Keep auditing this site",
		why: ({ host }: { readonly host: string | number }) => `Then pages of ${written(host)} are audited without a click while this panel is open. The browser asks you first.`,
		kept: ({ host }: { readonly host: string | number }) => `Pages of ${written(host)} are audited without a click while this panel is open.`,
		denied: "The browser did not allow it. Nothing has changed.",
		notPrivate: "In a private window this is not possible, because nothing is stored there.",
		stop: "Stop",
		badge: "Show the number of problems on the icon, even while the panel is closed",
	},
	options: "All options",
	printNow: "Print or save as PDF",
};
export type Texts = typeof en;
