import { agency } from './agency.ts';

/** The words of About (PAGE-10). */
export const aboutWords = {
  heading: ['The whole team', 'on one floor'],
  weKnowYou: {
    heading: 'We Know You !',
    paragraphs: [
      'You can explain your product across a table in ten minutes, and your website cannot do it at all. You have hired an agency before. First came ninety slides, then a junior, then reports in which every arrow pointed up while the phone stayed quiet.',
      'You still answer some customers yourself on Sunday evenings, so you know what they ask and where they hesitate. Nobody with a presentation has wanted to hear it. We ask for it in the first hour.',
    ],
  },
  youKnowUs: {
    heading: 'You Know Us !',
    paragraphs: [
      'You have met us on the other side of the counter. We ride the Rapid Metro, bargain in Sadar Bazaar, mute the family group in wedding season and skip the same advertisements you skip. For most of the day we are the audience, and that is the training we trust.',
      'So there is a person in every picture we make, and we read our sentences aloud before you see them. Strategy, design and technology share one floor on Golf Course Road, close enough to overhear each other.',
    ],
  },
  why: {
    heading: `WHY ${agency.abbreviation}`,
    introduction: 'Four promises. Each is written into the contract, so you can hold us to it.',
    reasons: [
      {
        name: 'The people you meet do the work',
        promise:
          'The people in the first meeting stay on your account. If one of them leaves, you hear it from us before anyone else tells you, and you choose between those who could follow.',
      },
      {
        name: 'What is yours is in your name',
        promise:
          'Domain, ad accounts, pages and analytics are opened by your company and billed to it. We work as guests, and you can withdraw our access on any afternoon. Working files and code become yours with the last invoice.',
      },
      {
        name: 'A report says what failed',
        promise:
          'The monthly report fits on two pages and carries the name of the person who wrote it. It has a line for what we stopped and a line for what we do not know, and its figures come from accounts you can open yourself.',
      },
      {
        name: 'People are asked first',
        promise:
          'People are filmed, photographed or quoted for you after they have agreed in writing. We buy no followers and write no reviews, and whoever has bought from you or said no is taken out of the campaign.',
      },
    ],
  },
  notTypical: {
    heading: ['WE ARE NOT JUST', 'A TYPICAL AGENCY:', 'WE ARE MORE THAN THAT'],
    paragraphs: [
      'A large sentence, and most agencies have one like it on the wall. Ours obliges us to begin in an unusual place: before there is a brief, two of us spend half a day where your customers are, behind the counter, on the support line or in the queue at the clinic. Then we write one page about them. You correct it, and nothing is designed until the page is right.',
      'We also turn work down. If the trouble is an unanswered phone, a pin in the wrong place on the map or a delivery charge that appears too late, that is cheaper to fix than a campaign, and we will tell you so. If another firm suits you better, you get its name.',
      'The fee is for a written scope, and no commission is hidden in media or production. Thirty days’ notice ends any monthly engagement, and we spend the last two weeks handing over files, access and a list of what is unfinished.',
    ],
  },
  team: {
    heading: 'The team',
    introduction:
      'Eight people lead the work, those on the windowsill at the top of this page, and four specialists work beside them. They sign our articles by role; you meet them by name before you sign anything.',
    roles: [
      { role: 'Account director', line: 'Was once a client, and says no to the rest of us on your behalf.' },
      {
        role: 'Head of search',
        line: 'Reads what people type at eleven at night and works out what they meant.',
      },
      {
        role: 'Head of paid media',
        line: 'Opens the accounts every morning and can tell you what yesterday cost.',
      },
      { role: 'Content lead', line: 'Will want an hour with the man who makes your deliveries.' },
      {
        role: 'Social media lead',
        line: 'Answers the 9 p.m. message, and knows when to call you first.',
      },
      { role: 'Head of design', line: 'Moves the frame until the person in it can be seen.' },
      { role: 'Head of technology', line: 'Keeps three old phones in a drawer, charged.' },
      {
        role: 'Executive producer',
        line: 'Knows the guard at the gate, the hour of the light and who has not had lunch.',
      },
      {
        role: 'E-commerce lead',
        line: 'Has packed orders at a client’s table, and returned a few as a customer.',
      },
      {
        role: 'Media planner',
        line: 'Reads the list of places where your ads appeared, down to the torch app.',
      },
      {
        role: 'Media director',
        line: 'Buys print, radio and hoardings, and visits each site before paying for it.',
      },
      {
        role: 'Creative technologist',
        line: 'Makes the versions, tries the new tools, and says when a camera would be quicker.',
      },
    ],
  },
} as const;
