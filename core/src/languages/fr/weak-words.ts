export const weakWords = `
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
