import { createRequire } from 'node:module';

const { zipSync }: { zipSync: (files: Readonly<Record<string, Uint8Array>>) => Uint8Array } =
	createRequire(import.meta.resolve('@plumbline/server/database'))('fflate');

/** An export of the German interface, for phones in Germany. */
export const germanPhones = zipSync({
	'Suchanfragen.csv': Buffer.from(
		'Häufigste Suchanfragen,Klicks,Impressionen,CTR,Position\nroggenbrot,30,"1.200","2,5 %","4,4"\n=brot,0,10,0 %,63\n',
	),
	'Diagramm.csv': Buffer.from(
		'Datum,Klicks,Impressionen,CTR,Position\n2026-10-01,10,400,"2,5 %",5\n2026-10-31,25,900,"2,8 %",5\n',
	),
	'Filter.csv': Buffer.from(
		'Filter,Wert\nSuchtyp,Web\nDatum,Letzte 3 Monate\nLand,Deutschland\nGerät,Mobil\n',
	),
});
