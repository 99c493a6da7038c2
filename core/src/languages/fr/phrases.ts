import type { PhraseLists } from '../phrase-lists.ts';

export const phrases: PhraseLists = {
	genericLinkTexts: `
		ici
		cliquez ici
		cliquer ici
		clique ici
		cliquez
		lien
		ce lien
		cette page
		cet article
		par ici
		plus
		plus d'infos
		plus d'informations
		en savoir plus
		en voir plus
		en lire plus
		lire
		lire plus
		lire la suite
		lire l'article
		la suite
		suite
		suivant
		voir
		voir plus
		voir ici
		détails
		voir les détails
		découvrir
		continuer
		continuer la lecture
		en savoir +
		voir tout
		je découvre
	`,
	vagueTitles: `
		accueil
		page d'accueil
		bienvenue
		home
		index
		sans titre
		document sans titre
		page sans titre
		nouvelle page
		nouvel article
		page
		titre
		titre de la page
		mon site
		mon blog
		site web
		blog
		article
		page d'exemple
		test
		page de test
		document
		bientôt disponible
		en construction
		un site utilisant wordpress
		bonjour tout le monde
	`,
	placeholders: `
		votre texte ici
		insérez votre texte
		insérer le texte ici
		insérez votre titre
		saisissez votre texte
		ajoutez votre texte ici
		texte à venir
		texte de remplissage
		ceci est un texte d'exemple
		ceci est un faux texte
		votre titre ici
	`,
	emptyAltTexts: `
		image
		photo
		photographie
		illustration
		vignette
		image à la une
		texte alternatif
		description de l'image
		sans titre
	`,
};
