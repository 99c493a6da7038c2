import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	near: 'lv',
};

export const functionWords = `
ir o bet ar arba kad jei jeigu kai kur kaip ką kas koks kokia kuris kuri kurie kurios kodėl nes
į iš ant po prie per už su be nuo iki apie tarp pagal virš šalia dėl yra buvo bus būti būtų nėra
ne nei taip pat jau tik dar labai daugiau mažiau aš tu jis ji mes jūs jie jos mane tave jį ją
jam jai mus jus juos jas jiems mano tavo jo jų mūsų jūsų savo tai šis ši šie šios tas ta tie tos
tokia toks kiekvieną visi visos jame joje nors todėl
`;
