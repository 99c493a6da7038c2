import { expect, it } from 'vitest';
import { parseKeyphrase } from '../../text/keyphrase/keyphrase.ts';
import { matchKeyphrase } from '../../text/keyphrase/match-keyphrase.ts';
import { createTextIndex } from '../../text/keyphrase/text-index.ts';

const isFound = (keyphrase: string, text: string, language: string) =>
	matchKeyphrase(createTextIndex([text], language), parseKeyphrase(keyphrase)).found;

it.each([
	['cs', 'pes', 'Krmivo pro psy'],
	['cs', 'dům', 'Domy na prodej'],
	['cs', 'kůň', 'Koně a jezdci'],
	['da', 'barn', 'Børn i skole'],
	['da', 'bog', 'Nye bøger'],
	['fi', 'vesi', 'Veden laatu'],
	['nb', 'bok', 'Nye bøker'],
	['pl', 'karma dla psa', 'Karma dla psów'],
	['pl', 'miasto', 'W mieście'],
	['ru', 'день рождения', 'Дни рождения'],
	['ru', 'цветок', 'Доставка цветов'],
	['ru', 'человек', 'Люди пришли'],
	['sv', 'bok', 'Böcker för barn'],
	['sv', 'sko', 'Nya skor'],
	['uk', 'ніч', 'Білі ночі'],
	['uk', 'квартира київ', 'Квартири в Києві'],
])('in %s finds %j in %j', (language, keyphrase, text) => {
	expect(isFound(keyphrase, text, language)).toBe(true);
	expect(isFound(`"${keyphrase}"`, text, language)).toBe(false);
});

it.each([
	['de', 'Museum', 'Museen in Berlin'],
	['de', 'Girokonto', 'Girokonten eröffnen'],
	['de', 'Praktikum', 'Praktika in München'],
	['de', 'Ferienhäuser', 'Ihr Ferienhaus'],
])('in %s finds %j, as part of a compound or not, in %j', (language, keyphrase, text) => {
	expect(isFound(keyphrase, text, language)).toBe(true);
});

it.each([
	['de', 'Firma', 'Das Firmament'],
	['de', 'Konto', 'Das Kontor'],
	['sv', 'sko', 'Nya flaskor'],
	['uk', 'ліс', 'Хитрий лис'],
	['pl', 'dom', 'Piękne damy'],
])('in %s does not find %j in %j', (language, keyphrase, text) => {
	expect(isFound(keyphrase, text, language)).toBe(false);
});
