import { describe, expect, it } from 'vitest';
import { parseKeyphrase } from '../../text/keyphrase/keyphrase.ts';
import { matchKeyphrase } from '../../text/keyphrase/match-keyphrase.ts';
import { createTextIndex } from '../../text/keyphrase/text-index.ts';

const isFound = (keyphrase: string, text: string, language = 'de') =>
	matchKeyphrase(createTextIndex([text], language), parseKeyphrase(keyphrase)).found;

const wordPairs = (text: string) => text.split(' ').map((pair) => pair.split('/'));

const forms = wordPairs(
	'Haus/Häuser Ferienhaus/Ferienhäuser Hauses/Häusern Buch/Bücher Wort/Wörter Fahrrad/Fahrräder ' +
		'Land/Länder Bundesland/Bundesländer Amt/Ämter Denkmal/Denkmäler Irrtum/Irrtümer Schloss/Schlösser ' +
		'Band/Bänder Apfel/Äpfel Mantel/Mänteln Garten/Gärten Ofen/Öfen Mutter/Mütter Bruder/Brüder ' +
		'Schaden/Schäden Vogel/Vögel Baum/Bäume Stadt/Städte Stadt/Städten Platz/Plätze Kühlschrank/Kühlschränke ' +
		'Zahnarzt/Zahnärzte Ast/Äste Bahnhof/Bahnhöfe Rucksack/Rucksäcke Vertrag/Verträge Unterkunft/Unterkünfte ' +
		'Grund/Gründe Fall/Fälle Raum/Räume Anzug/Anzüge Fuß/Füße Kanal/Kanäle Saal/Säle Nuss/Nüsse Kopf/Koepfe',
);

const otherWords = wordPairs(
	'schon/schön drucken/drücken Druck/drücken fordern/fördern lasst/lässt Kuchen/Küchen Küche/Kuchen ' +
		'zahlen/zählen Zahl/zähle Lauf/Läufer Kauf/Käufer Stand/Ständer Schlag/Schläger Mord/Mörder ' +
		'Grund/gründen Schatz/schätzen Fall/fällen Raum/räumen Hut/hüten Damm/dämmen Hang/hängen Luft/lüften ' +
		'Fuß/Füssen Fälle/falls Dächer/Dachs Ausland/Ausländer Eigentum/Eigentümer England/Engländer Gerät/Gerade Gut/Güter ' +
		'Handel/Händel wagen/wägen konnte/könnte wurde/würde hatte/hätte Spur/spüren Burg/Bürger Bruck/Brücke ' +
		'Stuck/Stücke Rost/rösten Schutz/Schütze losen/lösen Nahe/Nähe Tag/täglich Mucke/Mücke ' +
		'Antwort/Wörter Häuser/zuhause',
);

describe('a keyphrase in German', () => {
	it.each(forms)('finds %s by %s, and the other way round', (one, other) => {
		expect([isFound(one!, `Hier ${other}.`), isFound(other!, `Hier ${one}.`)]).toEqual([
			true,
			true,
		]);
	});

	it.each(otherWords)('does not confuse %s with %s', (one, other) => {
		expect([isFound(one!, `Hier ${other}.`), isFound(other!, `Hier ${one}.`)]).toEqual([
			false,
			false,
		]);
	});

	it('finds a plural among other words, and a compound of two words', () => {
		expect(isFound('haus kaufen berlin', 'Häuser kaufen in Berlin')).toBe(true);
		expect(isFound('holz haus', 'Unsere Holzhäuser')).toBe(true);
	});

	it('finds no plural of a quoted keyphrase', () => {
		expect(isFound('"Haus am See"', 'Häuser am See')).toBe(false);
	});
});

it('does not apply to other languages', () => {
	expect(isFound('Haus', 'Häuser', 'sv')).toBe(false);
});
