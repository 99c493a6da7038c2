import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import type { LanguageModel } from '../language-model.ts';
import { stem } from './stem.ts';

/** “marché” and “marche”, “mûr” and “mur”; otherwise accents come and go with the ending. */
const endsInAccent = /ée?s?$/;
const endsInE = /[^é]es?$/;
const hasHat = /^[dms]û/;
const areOtherMarks = (one: string, other: string) =>
	(endsInAccent.test(one) && endsInE.test(other)) ||
	(endsInE.test(one) && endsInAccent.test(other)) ||
	hasHat.test(one) !== hasHat.test(other);

const weakWords = `
deux trois quatre cinq six sept huit neuf dix premier première dernier dernière nouveau nouvelle
nouveaux bon bonne meilleur mieux grand grande petit petite long court plein simple facile vrai
autre autres même chaque plusieurs quelque quelques beaucoup peu trop assez presque toujours
jamais souvent encore déjà ensuite puis enfin aujourd hui demain hier maintenant ici là temps
fois jour jours journée semaine semaines mois an ans année années heure heures minute minutes
euros chose choses gens personne personnes monde façon manière partie parties côté exemple
question questions réponse faut met mettre prend prendre donne donner dit dire voir voit va vont
vient venir trouve trouver reste rester passe passer tient tenir demande demander choisir lire
lecture suite accueil menu rechercher recherche contact partager imprimer abonner article
articles page site commentaire commentaires cliquer cliquez voici selon cent mille millions
pour-cent auteur auteurs catégorie catégories photo photos image images vidéo source sources
publié publiée publicité crédit lundi mardi mercredi jeudi vendredi samedi dimanche janvier
février mars avril mai juin juillet août septembre octobre novembre décembre
ingrédients préparation avis produits informations communiqué épisode épisodes
annonce annoncent affirme appelle dénonce présente révèle lance veut veulent doit doivent
`;

export const model: LanguageModel = {
	stem,
	areOtherMarks,
	otherForms: formsOfOneWord('œil yeux, clé clés clef clefs, oignon oignons ognon ognons', 'fr'),
	weakWords,
	connectingWords: 'de du des d la le les l à au aux en pour sans',
	clauseEnding: /(?:ait|ent|[^aeiou]er|ées?|és?)$/,
	abbreviations: {
		open: 'm mm mme mlle dr pr me st ste cf ex p.ex env av bd tél c.-à-d',
		number: 'n no nos al p pp art chap fig vol éd t',
		closing: 'etc cie j.-c',
	},
};
