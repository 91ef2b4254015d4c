// Names that mean a work, a character, a thing, a maker or a saying when they stand alone: a reply that says only "Emma" or "Hennessy" may
// mean that. So no person gets one of them as a surrogate. As originals they are private people's names too, and are hidden like others.
// Written for this project.
export const AMBIGUOUS_PUBLIC_NAMES = `
heidi emma carmen alice matilda manon lulu norma aida elektra jenufa tosca salome rusalka rebecca lolita ophelia juliet romeo hamlet
macbeth othello oliver pinocchio ariel aurora jasmine belle merida moana elsa olaf anastasia cinderella pollyanna momo lotta madita
mulan tarzan rapunzel dorian ivanhoe werther siegfried parsifal lohengrin fidelio nabucco ulysses tristan isolde leonardo raphael
donatello michelangelo dante homer ovid virgil plato socrates moses noah jesus buddha odin thor freya apollo diana minerva
rousseau voltaire kant hegel marx freud jung darwin newton galileo kepler pascal leibniz gauss euler curie tesla edison faraday
fermat fourier laplace ohm ampere volta joule kelvin celsius fahrenheit hertz siemens becquerel doppler richter beaufort
hennessy martell bacardi guinness heineken jameson ricard campari cointreau porsche ferrari lamborghini bentley bugatti maserati
cadillac chevrolet chrysler ford lincoln tesla peugeot renault citroen honda toyota suzuki yamaha kawasaki mitsubishi nissan
mercedes skoda ibanez gibson fender steinway bosch siemens philips miele dyson hilton marriott disney kellogg nestle cadbury
haribo lindt ferrero armani versace gucci prada chanel dior hermes cartier rolex omega zara hugo boss
napoleon caesar cleopatra mozart beethoven bach haydn schubert schumann wagner verdi puccini vivaldi chopin liszt brahms mahler
picasso rembrandt rubens vermeer monet manet renoir goya klimt dali warhol gandhi mandela castro stalin trotsky lenin mao
nixon reagan clinton obama trump biden merkel putin macron thatcher churchill
shakespeare dickens tolkien orwell kafka goethe schiller cervantes borges neruda proust balzac zola camus sartre
pele maradona messi ronaldo zidane beckham federer nadal djokovic schumacher hamilton verstappen
siri alexa cortana watson claude julia ruby perl pascal haskell erlang ada jenkins travis docker
oscar emmy tony grammy nobel pulitzer booker molotov sandwich guillotine
`;
