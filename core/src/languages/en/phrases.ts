import type { PhraseLists } from '../phrase-lists.ts';

export const phrases: PhraseLists = {
	genericLinkTexts: `
		click
		click here
		click for more
		click here for more
		click this
		click this link
		here
		this
		this link
		this page
		this post
		this article
		link
		more
		more info
		more information
		more details
		read more
		read on
		read this
		read full article
		continue
		continue reading
		go
		go here
		learn more
		find out more
		see more
		see here
		show more
		view more
		view
		view details
		details
		start
		right here
		check it out
		discover more
		website
	`,
	vagueTitles: `
		home
		homepage
		home page
		welcome
		welcome to our website
		main page
		start
		start page
		front page
		index
		untitled
		untitled document
		untitled page
		no title
		new page
		new post
		new tab
		page
		page title
		page 1
		title
		my page
		my site
		my website
		my blog
		my wordpress blog
		website
		blog
		post
		hello world
		sample page
		test
		test page
		document
		default
		default title
		coming soon
		just another wordpress site
		your title here
		insert title here
		site title
		company name
		react app
		vite app
		next app
		create next app
		document title
	`,
	placeholders: `
		your text here
		your text goes here
		your title here
		your title goes here
		insert text here
		insert title here
		insert your text
		add your text here
		enter text here
		enter your text here
		type your text here
		text goes here
		content goes here
		description goes here
		placeholder text
		replace this text
		this is a sample text
		this is placeholder text
		this is some placeholder text
		this is dummy text
		click edit button to change this text
		i am a text block
		i am text block
		write your description here
	`,
	emptyAltTexts: `
		image
		images
		picture
		pic
		photo
		photograph
		graphic
		image description
		alt text
		alt
		image alt
		img
		thumbnail
		banner
		spacer
		untitled
		placeholder
		placeholder image
		featured image
		image of
		photo of
		picture of
	`,
};
