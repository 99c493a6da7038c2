/** A page with faults of several kinds, to try the playground on. */
export const sample = {
	keyword: 'rye bread',
	html: `<!doctype html>
<html lang="en">
<head>
	<meta charset="utf-8">
	<title>Rye bread with caraway, baked overnight | undefined</title>
	<meta name="viewport" content="width=device-width">
	<link rel="canonical" href="https://bakery.example/bread/rye">
	<link rel="canonical" href="https://bakery.example/bread/rye?ref=menu">
	<script type="application/ld+json">
	{ "@context": "https://schema.org", "@type": "Recipe", "name": "Rye bread", "cookTime": "50 minutes" }
	</script>
</head>
<body>
	<main>
		<h1>Dark rye bread</h1>
		<p>This loaf rests overnight and bakes in under an hour. Caraway and a spoon of
		   honey give the rye its flavor, and the crust stays soft for days.</p>
		<h2>Ingredients</h2>
		<ul><li>500 g of rye flour</li><li>350 g of water</li><li>10 g of salt</li></ul>
		<h2>Steps</h2>
		<p>Mix everything in the evening. Shape the loaf in the morning, and bake it at 230 °C.</p>
		<img src="rye.jpg">
		<p>More about <a href="http://localhost:3000/starter">rye starters</a>.</p>
	</main>
</body>
</html>
`,
};
