import { fixturesFor } from '../fixture.ts';
import { imagesHaveLastingUrls } from './images-have-lasting-urls.rule.ts';

const image = (src: string) => ({
	footer: `<footer><p><img src="${src}" alt="Rye bread"></p></footer>`,
});

export const fixtures = fixturesFor(imagesHaveLastingUrls, {
	good: {
		'an image of the site': image('/images/rye-bread.jpg'),
		'a photo of a business profile': image('https://lh5.googleusercontent.com/p/AF1QipM=w400'),
		'an image inside the page': image('data:image/gif;base64,R0lGODlhAQABAAAAACw='),
	},
	bad: {
		'an image pasted from a document': {
			...image('https://lh7-rt.googleusercontent.com/docsz/AD_4nXe?key=x'),
			finds: [['temporary', { host: 'lh7-rt.googleusercontent.com' }]],
		},
		'a file of a chat': {
			...image('https://cdn.discordapp.com/attachments/1/2/rye-bread.png'),
			finds: [['temporary']],
		},
		'a file of the machine': {
			...image('file:///C:/Users/ann/rye-bread.png'),
			finds: [['local', { src: 'file:///C:/Users/ann/rye-bread.png' }]],
		},
	},
	unjudged: {
		'no images': { main: '<p>Bread.</p>', status: 'not_applicable' },
	},
});
