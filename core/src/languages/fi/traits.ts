import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { kept: 'åäöøæ' },
	compounds: { linkingLetters: 'n' },
	ordinalDots: true,
};

export const functionWords = `
ja tai mutta vaan sekä että jos kun koska kuin kuka mikä mitä missä milloin miten miksi joka
jotka jossa jonka on ovat oli olivat olla ollut ole olen olet olemme ei eivät en et emme voi
voivat voit pitää tulee saa myös vain jo vielä hyvin enemmän nyt sitten siis niin tämä tämän
tässä tätä nämä se sen siinä sitä ne niiden niitä minä sinä hän me te he minun sinun hänen
meidän teidän heidän kaikki jokainen muu muut ilman kanssa mukaan jälkeen ennen välillä
`;
