const loaf =
	"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 640 190'%3E%3Crect width='640' height='190' fill='%23e8d3b4'/%3E%3Cellipse cx='320' cy='120' rx='190' ry='72' fill='%23a8672b'/%3E%3Cellipse cx='320' cy='106' rx='176' ry='58' fill='%23c98a44'/%3E%3C/svg%3E";

const paragraph = (html: string) => `<!-- wp:paragraph --><p>${html}</p><!-- /wp:paragraph -->`;
const heading = (text: string, level = 2) =>
	`<!-- wp:heading {"level":${level}} --><h${level} class="wp-block-heading">${text}</h${level}><!-- /wp:heading -->`;

/** A realistic draft: good text, and a few things to fix. */
export const bakeryPost = {
	title: 'Sourdough bread for beginners',
	keyword: 'sourdough bread',
	blocks: [
		paragraph(
			'A first loaf needs flour, water, salt and time. The starter does the rest, and it asks for little more than a warm corner of the kitchen. If you have none yet, <a href="/starter">click here</a>.',
		),
		`<!-- wp:image --><figure class="wp-block-image"><a href="/photos"><img src="${loaf}" alt=""/></a></figure><!-- /wp:image -->`,
		heading('Feed the starter'),
		paragraph(
			'Feed it on the evening before you bake: equal weights of starter, flour and water. By morning it should have doubled, smell of yoghurt and float when a spoonful is dropped into water.',
		),
		heading('Bake it hot', 4),
		paragraph(
			'Heat the oven with a heavy pot inside for three quarters of an hour. For the temperatures <a href="/temperatures">click here</a>, and for what can go wrong see <a href="http://localhost:3000/help">our list of mistakes</a>.',
		),
	].join(''),
} as const;
