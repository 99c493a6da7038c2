/** Texts that spreadsheets run. Every writer of tables is tested with them. */
export const formulas: readonly string[] = [
	'=1+1',
	' =1+1',
	'\t=1+1',
	'\r=1+1',
	'\n=1+1',
	'\u00a0=1+1',
	'\u3000=1+1',
	'\ufeff=1+1',
	'= 1+1',
	'+1+1',
	'-1+1',
	'-2',
	'@SUM(1)',
	'＝1+1',
	' ＝HYPERLINK("http://evil.example")',
	'＋1+1',
	'－1+1',
	'＠SUM(1)',
	'=HYPERLINK("http://evil.example","a; b")',
	"=cmd|'/C calc'!A0",
];

/** Texts that begin similarly, and that spreadsheets leave alone. */
export const harmless: readonly string[] = [
	'-',
	'=',
	' + ',
	'＝',
	"'=1+1",
	'a=1',
	'1-1',
	'–5',
	'#1',
];
